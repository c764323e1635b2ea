// Generated from tides-of-time's view_type and kit_type by web/tools/write_types.py. Do not edit: `make types` writes it anew.

/** The whole of a view. */
export interface View {
  agenda: unknown[][]
  answer: string | null
  answered: boolean[]
  deck: string[]
  discards: string[][]
  /** For each card of the own hand what it would give if it were added now, and what the kingdom would give with it. */
  hand_points?: [number, number][]
  hands: string[][]
  kingdoms: string[][]
  /** The cards that are known to lie in the rival's hand; not for watchers. */
  opponent_hand?: string[]
  pick: number
  /** For each kingdom what each of its cards would give now. */
  points_now: number[][]
  /** For each seat its relics, in the order in which they were chosen. */
  relics: string[][]
  round: number
  round_scores: number[][]
  seat: number | null
  /** For each kingdom how many each suit counts for: The Roof of the World doubles some. */
  suit_amounts: number[][]
  /** For each kingdom how many cards of each suit it has. */
  suit_counts: number[][]
  /** The cards that lie in no place that this viewer sees. */
  unlocated: string[]
  unseen: Unseen
}

/** The cards by their ids. Their names and texts are in the words. */
export interface Components {
  cards: Record<string, CardPrint>
}

/** How many cards of each place this viewer does not know. */
export interface Unseen {
  deck: number
  discards: number[]
  hands: number[]
  kingdoms: number[]
}

export interface CardPrint {
  ability: AbilityPrint
  number: number
  /** Or `none`. */
  suit: string
}

export interface AbilityPrint {
  kind: string
  points: number
  /** The suits that it counts; none if it counts all of them alike. */
  suits: string[]
}
