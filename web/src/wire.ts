// Generated from the server's schema by web/tools/write_types.py. Do not edit: `make types` writes it anew.

/** Asks why this seat cannot use a piece now. The piece is named with its place, as options name theirs. */
export interface AskWhy {
  seat: number
  piece: string
}

/** Estimated chances of winning after an entry: each seat's own as it could know it, and with all cards open. */
export interface Chances {
  entry: number
  known: number[]
  true: number[]
}

export interface Chat {
  seat: number
  text: string
}

/** A line of chat, over a socket. */
export interface ChatMessage {
  type: 'chat'
  seat: number
  text: string
}

/** The time in which seats may think: a budget with an increment per answer, or a number of seconds for each answer. */
export interface Clock {
  kind?: string
  seconds?: number
  increment?: number
}

export interface Commitment {
  commitment: string
  status: string
  opened: number
}

export interface Commitments {
  commitments: Commitment[]
  before: number | null
}

export interface Done {
  done?: boolean
}

/** For each draw what it was taken from, so that a verifier without the rules can recompute it. */
export interface Draws {
  commitment: string
  nonces: string[]
  secret: string
  draws: Record<string, unknown>[]
}

/** The wish of who opened the table to let an agent play at a place that nobody has taken yet. */
export interface Fill {
  seat: number
  place: number
  agent: string
}

export interface GameLine {
  id: string
  title: string
  rules: string
  seats: number[]
  options: Record<string, unknown>[]
  levels: Level[]
  quick_seats: number
  minutes: number
  art: string
  lesson: boolean
  words: Record<string, Record<string, string>>
}

export interface Games {
  games: GameLine[]
  agents: Record<string, string>[]
}

/** A hint for a first match that fits now: its key in the game's words, and the rule behind it. */
export interface GuideLine {
  key: string
  rule: string
}

export interface HandOver {
  seat: number
  agent: string
}

/** The choice of the game's best adviser in the place of a seat, with its reasons. `ask` is the question it is about. */
export interface Hint {
  ask: number
  do: string
  why: Line[]
}

/** A secret link, to be exchanged for a cookie. It works once. */
export interface Join {
  link: string
  name?: string
  nonce?: string
  nonce_commitment?: string
}

/** An answer of a seat, compared with the best one that was found. */
export interface Judged {
  entry: number
  seat: number
  done: string
  best: string
  value: number
  loss: number
  exact: boolean
  mixture: Record<string, number>
  why: Record<string, unknown>[]
}

/** Everything that a client needs to draw and word a game: its words by language and key, and its components. */
export interface Kit {
  game: string
  version: string
  words: Record<string, Record<string, string>>
  components: Record<string, unknown>
  art?: string
}

/** The current text of the guide of a lesson. Keys are those of the game's words; an empty one stands for no text. */
export interface LessonLine {
  praise: string
  praised: string
  key: string
  rule: string
  do: string
  piece: string
  n_done: number
  n_steps: number
  over: boolean
}

/** A level of the computer: its strength, and how long it thinks at most. */
export interface Level {
  agent: string
  about: string
  seconds: number
  rating: number | null
}

/** A sentence of the story, and what it was made from, for who says it in another language. */
export interface Line {
  key: string
  say: string
  rule: string
  n: number
  m: number
  seat?: number | null
  rival?: number | null
  piece?: string | null
  pieces?: string[] | null
  text?: string | null
  entry?: number | null
}

/** The story of a seat: keep so many lines of what you have, and add these. */
export interface Lines {
  keep: number
  add: Line[]
}

export interface Link {
  link: string
}

/** A draw or a deal, and an estimate of each seat's gain in chances against drawing again, with its standard error. */
export interface Lucky {
  entry: number
  drawn: string[]
  luck: number[]
  error: number[]
}

/** A table was opened. Each link seats one person, once; an agent's seat has none. */
export interface Made {
  table: string
  commitment: string
  links: (string | null)[]
}

/** A sentence that is still to be worded: its key in the word files, and the values in it. */
export interface Message {
  key: string
  n: number
  m: number
  k?: number
  seat?: number | null
  rival?: number | null
  piece?: string | null
  pieces?: string[] | null
  text?: string | null
}

/** A finished match as it stood after so many entries, as one seat saw it. */
export interface Moment {
  table: string
  entry: number
  n_entries: number
  did: string
  seat: number | null
  view: Record<string, unknown>
  prompt: Prompt | null
  log: Line[]
  moments?: Passed[]
}

/** An answer to question number `ask` of this seat. The same id always gets the same receipt. */
export interface Move {
  seat: number
  ask: number
  id: string
  do: string
}

/** A move, over a socket. */
export interface MoveMessage {
  type: 'move'
  seat: number
  ask: number
  id: string
  do: string
}

/** A table to be opened. */
export interface NewTable {
  game: string
  seats?: number | null
  options?: Record<string, boolean | number | string>
  agents?: (string | null)[]
  clock?: Clock
  public?: boolean
  watched?: boolean
  friendly?: boolean
  poker_face?: boolean
  hints?: boolean | null
  hand_over?: boolean | null
  seating?: 'as-listed' | 'drawn' | null
  answers_forced?: boolean
  webhook?: string
  lesson?: boolean
}

/** The changes for this seat. Parts that did not change are left out. */
export interface News {
  type: 'news'
  mark: string
  log: Lines
  talk: Talk[]
  table?: TableFacts | null
  view?: Record<string, unknown> | null
  prompt?: Prompt | null
  can_undo?: boolean | null
  guide?: GuideLine[] | null
  lesson?: LessonLine | null
  moments?: Passed[] | null
}

/** A request that names nothing but the seat that makes it. */
export interface OfSeat {
  seat: number
}

/** The nonce that a seat committed to when it joined. */
export interface OpenNonce {
  seat: number
  nonce: string
}

/** Something that may be done now. Pieces named in `on` can be clicked for it; without any it is a button. */
export interface Option {
  do: string
  on: string[]
  warn?: string | null
}

/** A view that an action passed through and then swept away, such as a round that was scored. */
export interface Passed {
  lines: number
  view: Record<string, unknown>
}

/** Asks whether the other side still answers. */
export interface Ping {
  type: 'ping'
}

export interface PlayerFacts {
  name: string
  agent: string | null
  here: boolean
  present: boolean
  resigned: boolean
  shares?: boolean | null
}

export interface Pong {
  type: 'pong'
}

/** The certain effects of each option: for each gauge that it changes, the number now and afterwards. `ask` is the question. */
export interface Previews {
  ask: number
  options: Record<string, Record<string, [number, number]>>
}

/** The question before a seat. */
export interface Prompt {
  ask: number
  rule: string
  title: string
  say: string
  owed: boolean
  open: string
  options: Option[]
}

/** The move is durable and done. `ask` is the question it answered; 0 for a take-back. */
export interface Receipt {
  type: 'receipt'
  id: string
  seat: number
  ask: number
}

/** Says that something was not done, and why. Nothing has changed. */
export interface Refusal {
  type: 'refusal'
  code: string
  reason: string
  rule?: string
  nearest?: string[]
  message?: Message | null
  id?: string
}

/** The table of the rematch; the caller's own link to it. */
export interface Rematch {
  table: string
  link?: string | null
}

/** The new name of the person on a seat. */
export interface Rename {
  seat: number
  name: string
}

/** Yes or no to another seat's wish to take back. */
export interface Reply {
  seat: number
  yes: boolean
}

export interface Result {
  scores: number[]
  winners: number[]
  stopped: string
  secret: string
  n_entries: number
}

/** The analysis of a finished match. */
export interface Review {
  n_entries: number
  seats: SeatReview[]
  worst: Judged[]
  luckiest: Lucky[]
  moments: Chances[]
}

/** The state of a review: none, running, done or failed. */
export interface ReviewState {
  status: string
  n_done: number
  n_entries: number
  review?: Review | null
}

export interface Rulebook {
  game: string
  markdown: string
}

export interface SeatReview {
  seat: number
  n_decisions: number
  n_accurate: number
  luck: number
  luck_error: number
  worst: Judged[]
}

/** The right that the link was exchanged for; the key itself is in the cookie. */
export interface Seated {
  table: string
  seat: number
  kind: string
  place: number
}

/** Everything a seat or watcher may know, for one who comes or comes back. */
export interface State {
  type: 'state'
  mark: string
  table: TableFacts
  view: Record<string, unknown> | null
  prompt: Prompt | null
  can_undo: boolean
  guide: GuideLine[]
  lesson: LessonLine | null
  log: Lines
  talk: Talk[]
}

/** The facts that everybody at the table knows. */
export interface TableFacts {
  id: string
  game: string
  rules: string
  options: Record<string, unknown>
  you: number | null
  status: string
  players: PlayerFacts[]
  commitment: string
  nonces: string[] | null
  nonce_commitments: string[]
  opening: number[]
  seating: string
  places: number[]
  clock: Clock
  deadlines: (number | null)[]
  friendly: boolean
  poker_face: boolean
  hints: boolean
  hand_over: boolean
  waiting: number[]
  proposal: number | null
  result: Result | null
  rematch: string | null
  opener: number | null
  uploaded: boolean
  continues: string | null
  lesson: boolean
}

export interface TableLine {
  table: string
  game: string
  status: string
  seats: number
  free: number
  opened: number
  changed: number
  uploaded: boolean
}

export interface TableLines {
  tables: TableLine[]
  before: number | null
}

/** A line that all at the table hear: what players say (key chat), and what the table does. */
export interface Talk {
  n: number
  at: number
  key: string
  seat?: number | null
  text?: string | null
  agent?: string | null
}

/** Take back the seat's last action, as far as the kernel allows. */
export interface Undo {
  seat: number
  id: string
}

/** A take-back, over a socket. */
export interface UndoMessage {
  type: 'undo'
  seat: number
  id: string
}

export interface Uploaded {
  table: string
  verdict: string
}

/** Why a piece cannot be used now, as a typed action would be refused; null where it can, or where no action is about it. */
export interface Why {
  refusal: Refusal | null
}

export type ClientMessage = MoveMessage | UndoMessage | ChatMessage | Ping

export type ServerMessage = State | News | Receipt | Refusal | Pong
