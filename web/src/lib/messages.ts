/** Messages are sentences still to be worded. The server sends the key of a sentence and what it mentions. */

/** Who is spoken to, and what the players are called. A session is one. */
export interface Listener {
  seat: number | null
  names: string[]
}

export const ANYONE: Listener = { seat: null, names: [] }
