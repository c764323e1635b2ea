/** Facts that the table computes from a view. */

import type { View } from './types'

/** AH-224. So many cards may be held when a turn ends. */
export const HAND_LIMIT = 5

export interface Kind {
  id: string
  n: number
}

/** Cards by kind, in the order in which the kinds appear first. */
export function kindsOf(cards: readonly string[]): Kind[] {
  const found = new Map<string, number>()
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1)
  return [...found].map(([id, n]) => ({ id, n }))
}

/** The cards of this list that a hand lacks. */
export function lacking(hand: readonly string[], wanted: readonly string[]): string[] {
  const rest = [...hand]
  return wanted.filter((id) => {
    const at = rest.indexOf(id)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** For each card of a price, whether the hand has it. Each Gold replaces one card of another kind. */
export function covered(hand: readonly string[], cost: readonly string[]): boolean[] {
  const rest = [...hand]
  const take = (id: string) => {
    const at = rest.indexOf(id)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  const found = cost.map(take)
  return found.map((held, i) => held || (cost[i] !== 'gold' && take('gold')))
}

/** The number of cards in a hand, seen and unseen. */
export const handSize = (view: View, seat: number): number => view.hands[seat]!.length + view.unseen.hands[seat]!

export const joined = (view: View, a: number, b: number): boolean => view.roads.some((road) => road.includes(a) && road.includes(b))

/** The rivals in the order of play after this seat. A watcher sees all seats. */
export function rivalsOf(n: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1
  return Array.from({ length: seat === null ? n : n - 1 }, (_, i) => (first + i) % n)
}

/** The fighters of the battle that is laid out, as the view calls them: `army 3`. */
export const fighting = (view: View): string[] => (view.battle?.sides ?? []).flat().map((one) => one.fighter)
