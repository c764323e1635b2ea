/** The scores of Age of Heroes: Cities and Monument cards. They are not added up, because either wins. */

import type { Sums } from '../parts'
import type { Components, View } from './types'

const sums: Sums<View, Components> = (view, kit) => [
  { name: kit.say('page-sum-cities'), points: view.cities },
  { name: kit.say('page-sum-monument'), points: view.monuments.map((cards) => cards.length) },
]

export default sums
