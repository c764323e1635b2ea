// Generated from age-of-heroes's view_type and kit_type by web/tools/write_types.py. Do not edit: `make types` writes it anew.

/** The whole of a view. A list has an entry for each seat, unless it says otherwise; an unknown card in a line is null. */
export interface View {
  /** The seat whose turn it is, or -1. */
  active: number
  agenda: unknown[][]
  alive: number[]
  answer: string | null
  answered: boolean[]
  armies: OwnArmy[][]
  army_general: number[]
  /** For each Army its owner, or -1 in the Item Deck; the next three are likewise by Army. */
  army_owner: number[]
  army_sent: number[]
  army_state: number[]
  aside: ((string | null)[])[]
  attacker: number
  barbarian_card: (string | null)[]
  battle: BattleFacts | null
  battle_deck: string[]
  battle_hands: ((string | null)[])[]
  battle_lines: ((string | null)[])[]
  citadels: number[]
  cities: number[]
  claims: (('culture' | 'empire')[])[]
  committed: string[][]
  culture_claims: number[]
  dealt: ((string | null)[])[]
  deck: string[]
  defender: number
  discards: string[]
  done: number[]
  earthquakes: string[][]
  empire_claims: number[]
  forces: number[][]
  fought: number[][]
  gives: number[][]
  hands: string[][]
  led: number[][]
  loot: string[]
  market_draws: number[]
  monuments: string[][]
  n_offers: number
  /** Always empty: the memory of what a hand received is told by `received`. */
  numbers: number[]
  objective: number
  offers: number[][]
  offers_made: number[]
  open_offers: OpenOffer[]
  phase: 'action' | 'discard' | 'draw' | 'market' | 'monument' | 'over' | 'retrieve' | 'setup'
  /** AH-296. The seats of a match that was stopped, from first to last; equal ones share a rank. */
  ranking: number[][] | null
  received: string[]
  result: '' | 'culture' | 'empire' | 'survivor' | 'unfinished'
  revealed: string[]
  road_answers: number[][]
  /** Each Road as the two seats that it joins. */
  roads: number[][]
  round: number
  rounds: number[][]
  seat: number | null
  start_seat: number
  supply: Supply
  timed_out: number[]
  trade: TradeTerms
  tribes: (string | null)[]
  turn: number
  unseen: Unseen
  victorious: number
  wants: number[][][]
  winner: number
}

/** The components by their ids. Their names and texts are in the words. */
export interface Components {
  battle_cards: Record<string, BattleCardPrint>
  items: Record<string, ItemPrint>
  objectives: Record<string, ObjectivePrint>
  resources: Record<string, ResourcePrint>
  tribes: Record<string, TribePrint>
}

/** I-1. An Army of a tribe, by its number. */
export interface OwnArmy {
  army: number
  general: boolean
  state: 'away' | 'home' | 'shaken'
}

/** I-10, AH-322. The battle that is being fought, as far as it is public. */
export interface BattleFacts {
  attacker: number | 'barbarians'
  defender: number
  objective: 'conquest' | 'plunder' | 'razing'
  rounds: Duel[]
  /** The fighters of the attacker, and then those of the defender. */
  sides: Fighter[][]
  /** How many attacking Armies are Victorious. */
  victorious: number
}

/** A round that was fought: for each side the fighter, the value of its Battle Card, and its total. */
export interface Duel {
  attack: [string, number, number]
  defence: [string, number, number]
}

/** A fighter of one side, as an action names it: `army 3`, `hero 1` or `barbarians`. */
export interface Fighter {
  /** AH-141. What the Citadels of its tribe add; 0 for an attacker. */
  citadel_bonus: number
  fighter: string
  /** 0: not yet; 1: it has fought and stands; 2: it was destroyed. */
  fought: 0 | 1 | 2
  general: boolean
  /** AH-140, AH-141. What its General adds to its Battle Card. */
  general_bonus: number
  kind: 'army' | 'barbarians' | 'hero'
  /** Of an Army, or of a Hero of its side; 0 for the Barbarians. */
  number: number
  /** As options name it; empty for the Barbarians, who are nobody's. */
  piece: string
}

/** AH-250, AH-322. An offer on the table, by the names of its cards. */
export interface OpenOffer {
  declined: number[]
  give: string[]
  maker: number
  /** Its number, as it is typed: `o3`. */
  offer: string
  /** The number of the offer that it replies to. */
  reply: string | null
  /** The seat that it is addressed to; nobody in particular if it is for everyone. */
  to: number | null
  /** Its alternatives: one of these collections is wanted. */
  wants: string[][]
}

/** AH-18. How many items of each kind the Item Deck still holds. */
export interface Supply {
  army: number
  citadel: number
  city: number
  general: number
  road: number
}

/** What an offer of this seat may name, for a client that puts one together from clicks. */
export interface TradeTerms {
  /** AH-252. The most alternatives that an offer may have. */
  alternatives: number
  give: string[]
  to: number[]
  want: string[]
}

/** How many cards of each place this viewer does not know. */
export interface Unseen {
  aside: number[]
  barbarian_card: number
  battle_deck: number
  battle_hands: number[]
  battle_lines: number[]
  committed: number[]
  dealt: number[]
  deck: number
  discards: number
  earthquakes: number[]
  hands: number[]
  loot: number
  monuments: number[]
  revealed: number
}

/** AH-11. A Battle Card: its value, and how many the deck has. */
export interface BattleCardPrint {
  copies: number
  value: number
}

/** AH-4 to AH-8, AH-64. An item: how many there are, and the cards that one costs. */
export interface ItemPrint {
  copies: number
  cost: string[]
}

/** AH-154 to AH-156. An objective of war: how many Victorious Armies it takes at least to bring anything home. */
export interface ObjectivePrint {
  least: number
}

/** AH-1. A Resource card: its group, and how many the deck has. */
export interface ResourcePrint {
  copies: number
  /** One of `ordinary`, `special`, `immediate`, `disaster` and `kept`. */
  group: string
}

/** AH-12. A tribe: the resource of which it builds its Monument. */
export interface TribePrint {
  special: string
}
