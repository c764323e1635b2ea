/** Facts that the board computes from a view. */

import type { View } from './types'

export const STARS = ['one-star', 'two-star', 'three-star'] as const
export const TITAN_TOPS = ['titan_1_top', 'titan_2_top', 'titan_3_top'] as const
export const TITAN_DECKS = ['titan_1_deck', 'titan_2_deck', 'titan_3_deck'] as const

/** The places that are shown as piles, with the number of their cards. */
type Pile = 'empire_a' | 'empire_b' | 'military_deck' | 'district_deck' | 'district_bottom' | (typeof TITAN_DECKS)[number]

/** The number of cards in a pile, seen and unseen. */
export function size(view: View, pile: Pile): number {
  return known(view[pile]).length + view.unseen[pile]
}

/** The cards of a line that this viewer knows. */
export const known = (line: (string | null)[]): string[] => line.filter((card) => card !== null)

export interface Standing {
  seat: number
  skill: number
}

/** The citizens that stand on a space, or on a card of a seat. */
export function standing(view: View, at: string, owner?: number): Standing[] {
  const found: Standing[] = []
  view.citizens.forEach((own, seat) => {
    if (owner !== undefined && owner !== seat) return
    own.forEach((where, i) => where === at && found.push({ seat, skill: i + 1 }))
  })
  return found.sort((a, b) => a.skill - b.skill)
}

/** The key of each card from view to view, so that a bought card glides into its city. Copies are numbered. */
export function cardKeys(view: View): Record<string, string> {
  const counts: Record<string, number> = {}
  const found: Record<string, string> = {}
  const count = (place: string, cards: (string | null)[]) =>
    cards.forEach((id, i) => {
      if (id === null) return
      counts[id] = (counts[id] ?? 0) + 1
      found[`${place}/${i}`] = `card/${id}/${counts[id]}`
    })
  view.coins.forEach((_, owner) => {
    for (const place of ['intact', 'damaged', 'titans', 'districts', 'stored', 'examined'] as const)
      count(`${place}/${owner}`, view[place][owner]!)
  })
  count('empire_row', view.empire_row)
  count('military_row', view.military_row)
  count('district_top', view.district_top)
  return found
}
