import type { Phrase } from '../../lib/phrases'

export const phrases: Phrase[] = [
  ['draft {piece}', 'do-tot-draft'],
  ['keep {piece} discard {other:piece}', 'do-tot-keep'],
]
