/** Where the points of City Builder come from: cleared spaces of the tracks, and Monuments. */

import type { Sums } from '../parts'
import type { Components, View } from './types'

const sums: Sums<View, Components> = (view, kit) => {
  // Cooperative and solo games have no points. The seats fulfil Monuments together.
  if (view.target !== undefined) return [{ name: kit.say('page-sum-fulfilled'), points: view.scores }]
  return [
    { name: kit.say('page-sum-settlers'), points: view.points.map(([settlers]) => settlers) },
    { name: kit.say('page-sum-monuments'), points: view.points.map(([, monuments]) => monuments) },
  ]
}

export default sums
