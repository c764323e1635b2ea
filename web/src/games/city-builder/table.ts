/** The parts of City Builder for the regions of the table. */

import pawn from 'icon:chess-pawn'
import temple from 'icon:greek-temple'
import village from 'icon:medieval-village-01'
import type { Pace } from '../../lib/player.svelte'
import type { Sounds } from '../../lib/sound'
import type { Line } from '../../wire'
import type { GameParts } from '../parts'
import Deed from './Deed.svelte'
import Dock from './Dock.svelte'
import Plate from './Plate.svelte'
import Progress from './Progress.svelte'
import Rival from './Rival.svelte'
import Scored from './Scored.svelte'
import Stage from './Stage.svelte'
import type { Components, View } from './types'

const PACES: Record<string, Pace> = {
  laid: 'piece',
  moved: 'piece',
  gained: 'piece',
  built: 'reveal',
  completed: 'reveal',
  fulfilled: 'fight',
  'edict-side': 'reveal',
  won: 'stop',
  shared: 'stop',
}

const SOUNDS: Sounds = {
  laid: 'tile',
  moved: 'tile',
  gained: 'coin',
  built: 'tile',
  fulfilled: 'coin',
  drawn: 'card',
}

const parts: GameParts<View, Components> = {
  Stage,
  Dock,
  Deed,
  Plate,
  Rival,
  Progress,
  Stop: Scored,
  scores: (view) => (view.target === undefined ? view.scores : view.scores.map(() => null)),
  pacing: (line: Line) => PACES[line.key] ?? (line.key.startsWith('outcome-') ? 'stop' : 'small'),
  sounds: SOUNDS,
  panes: [
    { id: 'city', name: 'page-tab-city', icon: village },
    { id: 'settlers', name: 'page-tab-settlers', icon: pawn },
    { id: 'goals', name: 'page-tab-goals', icon: temple },
  ],
}

export default parts
