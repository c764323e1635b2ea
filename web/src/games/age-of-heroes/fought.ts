/** The last battle, read from the lines of the log: the view forgets it as soon as it is over. */

import type { Line } from '../../wire'

export interface Duel {
  ours: string
  theirs: string
  attack: number
  defence: number
}

export interface Fought {
  opening: Line
  attacker: number | null
  defender: number | null
  duels: Duel[]
  after: Line[]
}

const OPENS = /^war-(conquest|plunder|razing)$/
const DUELS = /^(barbarian-)?round-(won|lost|tied)$/
const AFTER = /^(games-cancel-war|heroes-defend|unopposed|no-spoils|took-|loot|army-destroyed|barbarians-(sent-away|unopposed|take)|armies-away|home-by-road)/
const ENDS = /^(market-day|round-begins)$/

export function lastFought(log: readonly Line[]): Fought | null {
  let found: Fought | null = null
  for (const line of log) {
    const horde = line.piece === 'barbarians' && (line.key === 'drew-event' || line.key === 'event-resolved')
    if (ENDS.test(line.key)) found = null
    else if (OPENS.test(line.key)) found = { opening: line, attacker: line.seat ?? null, defender: line.rival ?? null, duels: [], after: [] }
    else if (horde) found = { opening: line, attacker: null, defender: line.seat ?? null, duels: [], after: [] }
    else if (found && DUELS.test(line.key)) {
      const [ours = '', theirs = ''] = (line.text ?? '').split(' against ')
      found.duels.push({ ours, theirs, attack: line.n, defence: line.m })
    } else if (found && AFTER.test(line.key)) found.after.push(line)
  }
  return found && (found.duels.length || found.after.length) ? found : null
}
