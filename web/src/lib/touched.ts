/** Finds the pieces that each seat touched last. They keep a ring until that seat moves again. */

import type { Line } from '../wire'

/** Returns the pieces that the seat of a line touched, by the names or keys under which boards show them. */
export type Touches = (line: Line) => string[]

/** The number of lines that are searched for a seat's last move. */
const MOST = 300

/** The seat that touched each piece with its last move. A move is a run of lines of one seat. */
export function lastTouched(log: Line[], touches: Touches): Map<string, number> {
  const found = new Map<string, number>()
  const done = new Set<number>()
  /** The seat whose move is being collected, and its lines so far. */
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
