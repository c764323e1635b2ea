// Generated from the-ancient-world's view_type and kit_type by web/tools/write_types.py. Do not edit: `make types` writes it anew.

/** The whole of a view. A line of cards has nothing where this viewer does not know a card. */
export interface View {
  agenda: unknown[][]
  answer: string | null
  answered: boolean[]
  armies: Army[][]
  army_1: ((string | null)[])[]
  army_2: ((string | null)[])[]
  army_3?: ((string | null)[])[]
  army_4?: ((string | null)[])[]
  army_5?: ((string | null)[])[]
  army_6?: ((string | null)[])[]
  army_7?: ((string | null)[])[]
  army_8?: ((string | null)[])[]
  /** AW-353. For each tribe the banners, the points that they give, and the points that one more would give. */
  banners: Record<string, [number, number, number]>[]
  /** AW-357. What each scoring card would give now. */
  bonus: Record<string, number>[]
  /** I-1. For each citizen the space or card on which it stands, `at-hand`, `starving`, or nothing if it is not owned. */
  citizens: ((string | null)[])[]
  coins: number[]
  /** For each covered space the round in which it opens. */
  covered: Record<string, number>
  damaged: string[][]
  /** The Empire deck in use, A or B. */
  deck: string
  district_bottom: (string | null)[]
  district_deck: string[]
  district_top: (string | null)[]
  districts: string[][]
  draft: number[]
  empire_a: string[]
  empire_b: string[]
  empire_discards: string[]
  empire_row: string[]
  examined: ((string | null)[])[]
  first_player: number
  hand_up: boolean
  intact: string[][]
  knowledge: number[]
  /** I-5. How many live symbols of each sort there are. */
  live: Record<string, number>[]
  meals: number[]
  military_deck: string[]
  military_row: string[]
  /** How many citizens need food. */
  mouths: number[]
  name_coins: number[][]
  /** The names of the cards, if they are not those of the house deck. */
  names?: Record<string, string>
  out: string[]
  /** AW-125. How many Empire cards use capacity. */
  owned: number[]
  passed: boolean[]
  picture_coins: number[][]
  points: number[]
  /** The points that a tableau would give now, if every card were repaired. */
  points_now: number[]
  /** For each Titan deck; nothing if it is empty. */
  reach: ((Reach | null)[])[]
  round: number
  seat: number | null
  stored: string[][]
  titan_1_deck: string[]
  titan_1_top: (string | null)[]
  titan_2_deck: string[]
  titan_2_top: (string | null)[]
  titan_3_deck: string[]
  titan_3_top: (string | null)[]
  titans: string[][]
  unseen: Unseen
  wards: number[]
}

/** What is printed on the components of a box. */
export interface Components {
  /** AW-4. The symbols of every player's Capital City. */
  capital_city: Record<string, number>
  cards: Record<string, CardPrint>
  die: string[]
  rounds: number
  skills: number[]
  /** In the order of the board. */
  spaces: Record<string, SpacePrint>
  /** AW-353. The points for none to six banners of a tribe. */
  tribe_points: number[]
  tribes: string[]
}

/** AW-167, AW-208. An army with its coins, its price, and all that it brings when it is paid. */
export interface Army {
  active: string
  army: number
  brings: Record<string, number>
  name_coins: number
  picture_coins: number
  price: number
  ready: boolean
  retired: string[]
}

/** AW-217 to AW-220. How far an attack on a Titan goes: with no army, with each ready one besides, and with all of them. */
export interface Reach {
  all: number
  armies: Record<string, number>
  defence: number
  free: number
}

/** How many cards of each place this viewer does not know. */
export interface Unseen {
  army_1: number[]
  army_2: number[]
  army_3?: number[]
  army_4?: number[]
  army_5?: number[]
  army_6?: number[]
  army_7?: number[]
  army_8?: number[]
  damaged: number[]
  district_bottom: number
  district_deck: number
  district_top: number
  districts: number[]
  empire_a: number
  empire_b: number
  empire_discards: number
  empire_row: number
  examined: number[]
  intact: number[]
  military_deck: number
  military_row: number
  out: number
  stored: number[]
  titan_1_deck: number
  titan_1_top: number
  titan_2_deck: number
  titan_2_top: number
  titan_3_deck: number
  titan_3_top: number
  titans: number[]
}

/** A card. Numbers that its group does not have are 0, tables and lists are empty. */
export interface CardPrint {
  active: Record<string, number>
  banners: string[]
  copies: number
  cost: Price
  counts_arrows: boolean
  deck: 'A' | 'B' | 'district' | 'main' | 'one-star' | 'start' | 'three-star' | 'two-star'
  defence: number
  formulas: Formula[]
  group: 'district' | 'empire' | 'military' | 'titan'
  legacy: Record<string, number>
  /** As the pack has it. The words name the cards of the house deck in every language. */
  name: string
  stars: number
  symbols: Record<string, number>
  /** All that the card shows, in words. */
  text: MessageJSON[]
}

export interface Price {
  coins: number
  knowledge: number
}

/** What a card does besides its symbols, as it is drawn: names of icons, and numbers and signs between them. */
export interface Formula {
  icons: string[]
  kind: 'action' | 'bonus' | 'trigger'
}

/** A message as clients read it; see `tessera.core.event.Message`. */
export interface MessageJSON {
  k?: number
  key: string
  m: number
  n: number
  piece?: string
  pieces?: string[]
  rival?: number
  seat?: number
  text?: string
}

/** A board action. */
export interface SpacePrint {
  any_skill: boolean
  icon: string
  /** The round in which it opens. */
  opens: number
  short: MessageJSON
  surcharge: number
  /** What it does, and which citizens may come while others stand there. */
  text: MessageJSON[]
}
