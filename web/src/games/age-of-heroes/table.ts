/** The parts of Age of Heroes for the regions of the table. */

import crafting from 'icon:stone-crafting'
import meeples from 'icon:meeple-group'
import trade from 'icon:trade'
import type { Pace } from '../../lib/player.svelte'
import type { Sounds } from '../../lib/sound'
import type { Line } from '../../wire'
import type { GameParts } from '../parts'
import Deed from './Deed.svelte'
import Dock from './Dock.svelte'
import Plate from './Plate.svelte'
import Progress from './Progress.svelte'
import Rival from './Rival.svelte'
import Stage from './Stage.svelte'
import Stop from './Stop.svelte'
import Strip from './Strip.svelte'
import type { Components, View } from './types'

const OFFER = /^(offer-|traded|declined|road-)/
const FIGHT = /^(war-|round-(won|lost|tied)|unopposed|heroes-as-|turned-up|barbarian-card)/
const EVENT =
  /^(drew-event|event-resolved|boom|earthquake-in-vain|volcano-in-vain|shaken|city-lost|grain-lost|quake-aimed|volcano-aimed|barbarians-)/
const PIECE = /^(built-|placed|tribe-taken)/
/** The events that end a battle. */
const DECIDED = /^(took-|(conquest|plunder|razing)-in-vain|games-cancel-war|barbarian-round-)/

/** The pace of a line. A battle of others plays on by itself; one's own battle waits for a click. */
function pacing(line: Line, seat: number | null): Pace {
  if (DECIDED.test(line.key)) return seat !== null && (line.seat === seat || line.rival === seat) ? 'stop' : 'attack'
  if (FIGHT.test(line.key)) return 'fight'
  if (EVENT.test(line.key)) return 'reveal'
  if (OFFER.test(line.key)) return 'offer'
  return PIECE.test(line.key) ? 'piece' : 'small'
}

function touches({ key, seat, n }: Line): string[] {
  if (key === 'offer-made') return [`offer/o${n}`]
  if (key === 'placed') return [`monument:${seat}`]
  if (key === 'built-general') return [`army:${n}`]
  const built = /^built-(city|citadel|road)$/.exec(key)?.[1]
  return built ? [`${built === 'city' ? 'cities' : `${built}s`}:${seat}`] : []
}

const SOUNDS: Sounds = {
  'offer-made': 'card',
  traded: 'card',
  discarded: 'card',
  placed: 'tile',
  'drew-event': 'die',
  unopposed: 'clash',
  'round-won': 'clash',
  'round-lost': 'clash',
}

const parts: GameParts<View, Components> = {
  Strip,
  Stage,
  Dock,
  Deed,
  Plate,
  Rival,
  Progress,
  Stop,
  pacing,
  touches,
  sounds: SOUNDS,
  panes: [
    { id: 'board', name: 'page-tab-board', icon: trade },
    { id: 'prices', name: 'page-tab-prices', icon: crafting },
    { id: 'tribes', name: 'page-tab-tribes', icon: meeples },
  ],
}

export default parts
