import { expect, test } from 'vitest'
import { below, canonical, commitment, pick, sealsOf, seedOf, verify } from '../src/lib/verify'
import sample from './sample.json'

const { record, draws } = sample as any

test('numbers agree with the dealer of the server', async () => {
  const seed = await seedOf(record.dealer.secret, record.dealer.nonces)
  for (const [draw, n, value] of sample.below) expect(await below(seed, draw!, n!)).toBe(value)
  expect(await commitment(record.dealer.secret)).toBe(record.dealer.commitment)
  expect(await sealsOf(record)).toEqual(record.seals)
})

test('weights share out the outcomes', async () => {
  const seed = await seedOf(record.dealer.secret, record.dealer.nonces)
  for (const [draw, weights, taken] of sample.picks as [number, number[], number][]) {
    expect(await pick(seed, draw, weights.length, weights)).toBe(taken)
  }
})

test('a sound record holds', async () => {
  const verdict = await verify(record, draws, record.dealer.commitment)
  expect(verdict).toMatchObject({ holds: true, draws: draws.draws.length, seals: record.seals.length })
})

test('whatever is altered is found', async () => {
  const changed = (change: (copy: any) => void) => {
    const copy = structuredClone({ record, draws })
    change(copy)
    return verify(copy.record, copy.draws, record.dealer.commitment)
  }
  const other = '0'.repeat(64)
  expect((await changed((it) => (it.record.dealer.secret = other))).holds).toBe(false)
  expect((await changed((it) => (it.record.entries[3] += ' x'))).holds).toBe(false)
  expect((await changed((it) => (it.record.dealer.nonces[0] = 'other'))).holds).toBe(false)
  expect((await changed((it) => (it.draws.draws[2].taken += 1))).holds).toBe(false)
  expect((await changed((it) => it.draws.draws.pop())).holds).toBe(false)
})

test('canonical JSON is what the record seals', () => {
  expect(canonical({ b: [1, true, null], a: 'é' })).toBe('{"a":"\\u00e9","b":[1,true,null]}')
})
