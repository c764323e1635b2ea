import { expect, test } from 'vitest'
import { lastTouched } from '../src/lib/touched'
import type { Line } from '../src/wire'

const line = (key: string, seat: number | null, piece?: string): Line => ({
  key,
  say: key,
  rule: '',
  n: 0,
  m: 0,
  seat,
  piece: piece ?? null,
})
const named = (one: Line) => (one.piece ? [one.piece] : [])

test('what a seat touched last stays marked until it moves again, whatever others do', () => {
  const log = [
    line('built', 0, 'old'),
    line('built', 0, 'forge'),
    line('placed', 1, 'learn'),
    line('income', 0),
    line('drawn', null, 'card'),
  ]
  expect([...lastTouched(log, named)]).toEqual([
    ['learn', 1],
    ['forge', 0],
  ])
  expect([...lastTouched([...log, line('placed', 0, 'grow')], named)]).toEqual([
    ['grow', 0],
    ['learn', 1],
  ])
})

test('all pieces of one move are marked, those of the move before are not', () => {
  const log = [line('placed', 0, 'build'), line('built', 0, 'old'), line('placed', 0, 'learn'), line('paid', 0), line('built', 0, 'forge')]
  expect([...lastTouched(log, named).keys()]).toEqual(['forge', 'learn'])
})

test('a piece is marked for the seat that touched it last', () => {
  expect(lastTouched([line('placed', 0, 'learn'), line('placed', 1, 'learn')], named).get('learn')).toBe(1)
})

test('nothing is marked before anybody has moved', () => {
  expect(lastTouched([line('dealt', 0), line('drawn', null, 'card')], named).size).toBe(0)
})
