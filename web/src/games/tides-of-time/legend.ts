/** What the symbols of Tides of Time mean. */

import laurel from 'icon:laurel-crown'
import trophy from 'icon:trophy'
import type { Legend } from '../parts'
import { NO_SUIT, SUITS } from './suits'

const legend: Legend = [
  ...SUITS.map((suit) => ({ key: suit.id, icon: suit.icon, colour: suit.colour })),
  { key: 'none', icon: NO_SUIT.icon, colour: NO_SUIT.colour },
  { key: 'lacking', letter: '?', colour: NO_SUIT.colour },
  { key: 'singles', letter: '1', colour: NO_SUIT.colour },
  { key: 'top', letter: '★', colour: NO_SUIT.colour },
  { key: 'best', icon: trophy },
  { key: 'ties', icon: laurel },
  { key: 'relic', letter: '◆', colour: '#2a1c0c' },
]
export default legend
