/** What a match of Age of Heroes is won by: Cities or cards of the Monument. They are not added up. */

import type { Sums } from '../parts'
import type { Components, View } from './types'

const sums: Sums<View, Components> = (view, kit) => [
  { name: kit.say('page-sum-cities'), points: view.cities },
  { name: kit.say('page-sum-monument'), points: view.monuments.map((cards) => cards.length) },
]

export default sums
