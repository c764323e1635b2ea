/** The certain effects of options, computed by the server: for each gauge the number now and afterwards. */

import type { Option, Previews } from '../wire'
import type { AnyComponents, Kit } from './kit'

export interface Change {
  gauge: string
  now: number
  /** The smallest and the largest number afterwards. */
  least: number
  most: number
}

/** The range in which several options change each gauge. An option that does not mention a gauge leaves it unchanged. */
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
