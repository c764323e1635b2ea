/** How large cards may be where groups of them stand below one another and break into rows. */

const GAP = 8
/** Cards are so many times as high as they are wide. */
const TALL = 1.4
/** Narrower cards cannot be hit by a finger: then a row is a fan instead. */
const LEAST = 46

export interface Room {
  width: number
  height: number
}

/** The widest cards with which groups of so many fit; `head` is what each group needs besides its rows. */
export function cardWidth(groups: number[], room: Room, head: number, most: number): number {
  let best = LEAST
  for (let columns = 1; columns <= Math.max(1, ...groups); columns++) {
    const rows = groups.reduce((sum, n) => sum + Math.ceil(n / columns), 0)
    const height = room.height - groups.length * head - (rows - groups.length) * GAP - (groups.length - 1) * GAP
    best = Math.max(best, Math.min(most, (room.width - (columns - 1) * GAP) / columns, height / rows / TALL))
  }
  return Math.floor(best)
}
