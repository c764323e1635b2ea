// Generated from city-builder's view_type and kit_type by web/tools/write_types.py. Do not edit: `make types` writes it anew.

/** The whole of a view. Lists are by seat unless something else is said. */
export interface View {
  active: number
  agenda: unknown[][]
  answer: string | null
  answered: boolean[]
  arrived: string[]
  aside: string[]
  bag: string[]
  before: number[][]
  cities: number[][][]
  cleared: number[]
  column_0_0?: string[]
  column_0_1?: string[]
  column_0_2?: string[]
  column_1_0?: string[]
  column_1_1?: string[]
  column_1_2?: string[]
  column_2_0?: string[]
  column_2_1?: string[]
  column_2_2?: string[]
  column_3_0?: string[]
  column_3_1?: string[]
  column_3_2?: string[]
  /** CB-152. The name of the side that counts; -1 without an Edict. */
  edict: number | string
  edicts: string[]
  /** The tiles that this viewer sees in hands and supplies, unturned. */
  faces: Record<string, Face>
  /** CB-178. The fulfilled Monuments, in their order. */
  fulfilled: string[]
  gone: string[]
  hands: string[][]
  maps: string[]
  monument_bag: string[]
  monument_supply: string[]
  monuments: string[][]
  /** CB-84. Where the tile of this turn may still be moved. */
  movable: [number, number][]
  /** CB-118. The two Landmarks that each Monument of the supply needs. */
  needs: Record<string, string[]>
  noble_supply: string[]
  /** CB-201. Whether the Edict holds in each city now. */
  obeyed?: boolean[]
  outcome: string
  /** From settlers, and from Monuments. */
  points: [number, number][]
  scores: number[]
  seat: number | null
  settlers: string[][]
  side: number
  /** The names of both sides of the Edict, where there is one. */
  sides?: string[]
  stack: string[]
  starters: string[]
  /** CB-147. How many Monuments must be fulfilled; absent in the competitive game. */
  target?: number
  tile_supply: string[]
  tiles: string[][]
  town_squares: string[]
  towns: Town[]
  track_0?: string[]
  track_1?: string[]
  track_2?: string[]
  track_3?: string[]
  /** By track. */
  tracks: Track[]
  turn: number
  /** How many turns the match has. */
  turns: number
  under: (string | null)[]
  unseen: Unseen
}

/** The components by their ids; `sides` are the sides of the Edicts. */
export interface Components {
  monuments: Record<string, MonumentPrint>
  settlers: Record<string, SettlerPrint>
  sides: Record<string, SidePrint>
  tiles: Record<string, TilePrint>
  town_squares: Record<string, SquarePrint>
  track: TrackPrint
}

/** A tile as it is turned. */
export interface Face {
  /** CB-31. Its streets, letters of NESW. */
  arms: string
  /** Its cells nw, ne, se, sw, as in `maps.py`: what they hold, and in a city who lives there. */
  cells: string
}

/** A city for those who draw it. */
export interface Town {
  districts: District[]
  /** CB-55. The length of the longest street. */
  street: number
  /** In the order in which they were laid. */
  tiles: LaidTile[]
}

/** CB-39. A completed district. */
export interface District {
  blocks: [number, number][]
  /** What its Monument scores now. */
  bonus: number
  empty: number
  houses: number
  lakes: number
  /** Of each colour, assigned Statues included. */
  landmarks: number[]
  monument: string | null
  name: string
  settlers: number
  /** Those without a colour. */
  statues: number
}

/** A tile of a city, or half a Town Square. */
export interface LaidTile {
  /** CB-31. Its streets, letters of NESW. */
  arms: string
  at: [number, number]
  /** Its cells nw, ne, se, sw, as in `maps.py`: what they hold, and in a city who lives there. */
  cells: string
  tile: string
  turned: number
}

/** CB-63 to CB-66. A track: columns in the competitive game, else one line of spaces, the last one the skull. */
export interface Track {
  columns?: Column[]
  /** Those who share it, the one at the near end first. */
  seats: number[]
  spaces?: number
}

/** CB-17, CB-18. A column of a competitive track. */
export interface Column {
  /** How many spaces were cleared from the near and from the far end. */
  cleared: [number, number]
  /** What the players at the near and at the far end have in it. */
  points: number[]
  /** The points of its spaces, from the near end to the far one. */
  vp: number[]
}

/** How many pieces of each place this viewer does not know. */
export interface Unseen {
  arrived: number
  aside: number
  bag: number
  column_0_0?: number
  column_0_1?: number
  column_0_2?: number
  column_1_0?: number
  column_1_1?: number
  column_1_2?: number
  column_2_0?: number
  column_2_1?: number
  column_2_2?: number
  column_3_0?: number
  column_3_1?: number
  column_3_2?: number
  edicts: number
  gone: number
  hands: number[]
  monument_bag: number
  monument_supply: number
  monuments: number[]
  noble_supply: number
  settlers: number[]
  stack: number
  starters: number
  tile_supply: number
  tiles: number[]
  town_squares: number
  track_0?: number
  track_1?: number
  track_2?: number
  track_3?: number
  under: number
}

export interface MonumentPrint {
  competitive: boolean
  name: string
  needs: string[]
  /** Its bonus, or what its objective asks for. */
  texts: MessageJSON[]
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

export interface SettlerPrint {
  colour: string
  copies: number
  noble: boolean
}

export interface SidePrint {
  edict: string
  /** CB-195. Else it is a demand. */
  restriction: boolean
  /** What it asks of every city. */
  texts: MessageJSON[]
}

export interface TilePrint {
  /** CB-31. Its streets, letters of NESW. */
  arms: string
  /** Its cells nw, ne, se, sw, as in `maps.py`: what they hold, and in a city who lives there. */
  cells: string
  /** The colour of its Starter set; empty for a City tile. */
  starters: string
}

export interface SquarePrint {
  east: Face
  number: number
  west: Face
}

export interface TrackPrint {
  /** The points of the spaces of an outer column and of the centre one, in the competitive game. */
  centre: number[]
  outer: number[]
  /** The spaces of a track in the others. */
  spaces: number
}
