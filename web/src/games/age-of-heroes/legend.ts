/** What the symbols of Age of Heroes mean. */

import type { Legend } from '../parts'
import { colourOf, signOf } from './art'

const CARDS = ['iron', 'wood', 'grain', 'stone', 'gold', 'limestone', 'concrete', 'marble', 'brick', 'sandstone', 'granite']
const SPECIAL = ['olympic-games', 'mighty-hero', 'luck', 'population-boom', 'earthquake', 'volcano', 'famine', 'barbarians']
const ITEMS = ['city', 'army', 'citadel', 'general', 'road']

const legend: Legend = [...CARDS, ...SPECIAL, ...ITEMS].map((key) => ({ key, icon: signOf(key), colour: colourOf(key) }))
export default legend
