/** The parts of Tides of Time for the regions of the table. */

import type { Sounds } from '../../lib/sound'
import type { Line } from '../../wire'
import type { GameParts } from '../parts'
import Dock from './Dock.svelte'
import Progress from './Progress.svelte'
import Scored from './Scored.svelte'
import Stage from './Stage.svelte'
import type { Components, View } from './types'

const pacing = (line: Line) => (line.key === 'scored' || line.key === 'round-score' ? 'stop' : line.key === 'drafted' ? 'reveal' : 'small')

const touches = (line: Line) => (line.key === 'drafted' || line.key === 'kept' ? [`card/${line.piece}`] : [])

const SOUNDS: Sounds = {
  drafted: 'card',
  kept: 'card',
  'round-begins': 'card',
  'round-score': 'coin',
}

const parts: GameParts<View, Components> = {
  Stage,
  Dock,
  Progress,
  Stop: Scored,
  headline: ({ view, kit }) => kit.say('page-scored', { n: view.round }),
  stopFolds: true,
  scores: (view) => view.round_scores.map((rounds) => rounds.reduce((sum, n) => sum + n, 0)),
  pacing,
  touches,
  sounds: SOUNDS,
  strip: false,
  ownPlate: true,
}

export default parts
