/** What options would certainly do, as the server has worked it out: for each gauge the number now, and then. */

import type { Option, Previews } from '../wire'
import type { AnyComponents, Kit } from './kit'

export interface Change {
  gauge: string
  now: number
  /** The least and the most that it would be then. */
  least: number
  most: number
}

/** How far several options change each gauge; a gauge that one of them leaves alone stays as it is there. */
export function rangeOf(options: Option[], previews: Previews['options']): Change[] {
  const known = options.map((option) => previews[option.do] ?? {})
  const gauges = new Set(known.flatMap((one) => Object.keys(one)))
  return [...gauges].map((gauge) => {
    const now = known.find((one) => one[gauge])![gauge]![0]
    const then = known.map((one) => one[gauge]?.[1] ?? now)
    return { gauge, now, least: Math.min(...then), most: Math.max(...then) }
  })
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** "+2", or "−3 to +1" where it depends on which option is chosen. */
export function difference({ now, least, most }: Change): string {
  return least === most ? signed(most - now) : `${signed(least - now)} … ${signed(most - now)}`
}

/** All changes in words, for names that are read out. */
export function changesSaid<C = AnyComponents>(options: Option[], previews: Previews['options'], kit: Kit<C>): string {
  return rangeOf(options, previews)
    .map((change) => `${kit.say(`gauge-${change.gauge}`)} ${difference(change)}`)
    .join(', ')
}
