/** What the symbols of City Builder mean. */

import crown from 'icon:crown'
import fountain from 'icon:water-fountain'
import skull from 'icon:death-skull'
import temple from 'icon:greek-temple'
import type { Legend } from '../parts'
import { COLOURS, LETTER } from './town'

const LANDMARKS = ['landmark-blue', 'landmark-green', 'landmark-orange', 'landmark-red']
const SETTLERS = ['settler-blue', 'settler-green', 'settler-orange', 'settler-red', 'settler-purple']
/** The colours of palette.css as values, because the symbols are drawn outside of a city too. */
const HUES = ['#2b6fb3', '#3f7d3a', '#a8660a', '#b3382f', '#6a3d97']

const legend: Legend = [
  { key: 'house', picture: 'house' },
  ...LANDMARKS.map((key) => ({ key, picture: key })),
  { key: 'statue', picture: 'statue' },
  { key: 'lake', picture: 'lake' },
  { key: 'open-ground', picture: 'open-ground' },
  ...SETTLERS.map((key, i) => ({ key, letter: LETTER(COLOURS[i]!), colour: HUES[i]! })),
  { key: 'noble', icon: crown },
  { key: 'monument', icon: temple },
  { key: 'fountain', icon: fountain },
  { key: 'skull', icon: skull },
]
export default legend
