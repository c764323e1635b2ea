import type { Phrase } from '../../lib/phrases'

export const phrases: Phrase[] = [
  ['side {piece}', 'do-cb-side'],
  ['choose {colour:piece} starters', 'do-cb-starters'],
  ['admit to track {track}', 'do-cb-admit'],
  ['admit {piece} and return {other:piece}', 'do-cb-return'],
  ['admit {piece} and dismiss {other:piece}', 'do-cb-dismiss'],
  ['lay {piece} at {at} turned {n}', 'do-cb-lay'],
  ['gain track {track} {column:piece} into {at}', 'do-cb-gain'],
  ['gain track {track} into {at}', 'do-cb-gain-first'],
  ['build {piece} at {at}', 'do-cb-build'],
  ['end expansion', 'do-cb-end'],
  ['discard {piece}', 'do-cb-discard'],
  ['keep the rest', 'do-cb-keep'],
  ['assign {pieces}', 'do-cb-assign'],
  ['take {piece}', 'do-cb-take'],
]

/** Tracks are numbered from 0 in texts and from 1 for people. */
export const fromZero: Record<string, 'n' | 'm'> = {
  stands: 'n',
  queued: 'n',
  ennobled: 'n',
  'gained-column': 'm',
  'scored-column': 'm',
}
