/** Where the points of Tides of Time come from: the rounds. */

import type { Sums } from '../parts'
import type { Components, View } from './types'

const sums: Sums<View, Components> = (view, kit) => {
  const n = Math.max(...view.round_scores.map((rounds) => rounds.length))
  return Array.from({ length: n }, (_, round) => ({
    name: kit.say('page-round', { n: round + 1 }),
    points: view.round_scores.map((rounds) => rounds[round] ?? 0),
  }))
}

export default sums
