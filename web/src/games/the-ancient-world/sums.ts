/** Where the points of The Ancient World come from: banners, scoring cards, and citizens who starve at the end. */

import type { Sums } from '../parts'
import type { Components, View } from './types'

const sums: Sums<View, Components> = (view, kit) => {
  const rows = kit.components.tribes.map((tribe) => ({
    name: kit.say('page-sum-tribe', { tribe: kit.name(`tribe-${tribe}`) }),
    points: view.banners.map((sets) => sets[tribe]![1]),
    more: view.banners.map((sets) => kit.say('page-sum-banners', { n: sets[tribe]![0] })),
  }))
  const cards = {
    name: kit.say('page-sum-cards'),
    points: view.bonus.map((given) => Object.values(given).reduce((sum, n) => sum + n, 0)),
  }
  // Starving citizens cost points at the end only. Before, the points are those of the tableau alone.
  const hunger = { name: kit.say('page-sum-hunger'), points: view.points.map((n, seat) => n - view.points_now[seat]!) }
  return view.points.some((n) => n) ? [...rows, cards, hunger] : [...rows, cards]
}

export default sums
