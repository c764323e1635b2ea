/** Messages are sentences that are not worded yet. The server sends the key of a sentence and the values that it mentions. */

/** The listener and the names of the players. A session implements this. */
export interface Listener {
  seat: number | null
  names: string[]
}

export const ANYONE: Listener = { seat: null, names: [] }
