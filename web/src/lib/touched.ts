/** The pieces that each seat touched last. They keep a ring until that seat moves again. */

import type { Line } from '../wire'

/** For a line of the story the pieces that its seat touched, by the names or keys under which boards show them. */
export type Touches = (line: Line) => string[]

/** So many lines are looked through for a seat's last move. */
const MOST = 300

/** For each piece the seat that touched it with its last move: lines of one seat that no other's lines come between. */
export function lastTouched(log: Line[], touches: Touches): Map<string, number> {
  const found = new Map<string, number>()
  const done = new Set<number>()
  /** Whose move is being gathered, and what was said of it so far. */
  let mover: number | null = null
  let said: string[] = []
  for (const line of log.slice(-MOST).reverse()) {
    const { seat, key } = line
    if (seat == null) continue
    if (mover !== null && (seat !== mover || said.includes(key))) {
      done.add(mover)
      mover = null
    }
    const pieces = done.has(seat) ? [] : touches(line)
    if (!pieces.length) continue
    if (mover === null) said = []
    mover = seat
    said.push(key)
    for (const piece of pieces) if (!found.has(piece)) found.set(piece, seat)
  }
  return found
}
