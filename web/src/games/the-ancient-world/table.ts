/** The parts of The Ancient World for the regions of the table. */

import board from 'icon:treasure-map'
import house from 'icon:family-house'
import market from 'icon:card-pickup'
import type { Pace } from '../../lib/player.svelte'
import type { Sounds } from '../../lib/sound'
import type { Line } from '../../wire'
import type { GameParts } from '../parts'
import Attack from './Attack.svelte'
import Dock from './Dock.svelte'
import Plate from './Plate.svelte'
import Progress from './Progress.svelte'
import Rival from './Rival.svelte'
import Stage from './Stage.svelte'
import type { Components, View } from './types'

/** Lines of an attack that are drawn over the table: the sum, the dice, what is damaged. */
const SCENES = ['attacked', 'attacked-together', 'rolled', 'damaged']

const PACES: Record<string, Pace> = {
  attacked: 'attack',
  'attacked-together': 'attack',
  'titan-claimed': 'attack',
  rolled: 'attack',
  bought: 'piece',
  recruited: 'piece',
  expanded: 'piece',
  damaged: 'reveal',
  'round-ends': 'fight',
}

/** The place where a piece lies after a line with this key. */
const PLACES: Record<string, string> = {
  built: 'intact',
  'built-stored': 'intact',
  repaired: 'intact',
  expanded: 'districts',
  'titan-claimed': 'titans',
  stored: 'stored',
  damaged: 'damaged',
}

function touches({ key, seat, piece, n, m }: Line): string[] {
  if (key.startsWith('placed')) return [`citizen/${seat}/${n}`]
  if (key === 'army-formed' || key === 'retired') return [`army/${seat}/${m}`]
  return key in PLACES ? [`${PLACES[key]}/${seat}/${piece}`] : []
}

const SOUNDS: Sounds = {
  built: 'card',
  recruited: 'card',
  expanded: 'tile',
  placed: 'tile',
  'paid-coins': 'coin',
  income: 'coin',
  rolled: 'die',
  attacked: 'clash',
  'titan-claimed': 'clash',
}

const parts: GameParts<View, Components> = {
  Stage,
  Dock,
  Plate,
  Rival,
  Progress,
  Stop: Attack,
  scene: (step) => step.lines.some((line) => SCENES.includes(line.key)),
  scores: (view) => (view.points.some((n) => n) ? view.points : view.points_now),
  pacing: (line: Line) => PACES[line.key] ?? 'small',
  touches,
  sounds: SOUNDS,
  panes: [
    { id: 'board', name: 'page-tab-board', icon: board },
    { id: 'market', name: 'page-tab-market', icon: market },
    { id: 'city', name: 'page-tab-city', icon: house },
  ],
}

export default parts
