import { expect, test } from 'vitest'
import { below, canonical, commitment, pick, sealsOf, seedOf, verify, type MatchRecord } from '../src/lib/verify'
import { sha256 } from '../src/lib/sha256'
import type { Draws } from '../src/wire'
import sample from './sample.json'

const record: MatchRecord = sample.record
const draws: Draws = sample.draws

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
  const changed = (change: (copy: { record: MatchRecord; draws: Draws }) => void) => {
    const copy = structuredClone({ record, draws })
    change(copy)
    return verify(copy.record, copy.draws, record.dealer.commitment)
  }
  const other = '0'.repeat(64)
  expect((await changed((it) => (it.record.dealer.secret = other))).holds).toBe(false)
  expect((await changed((it) => (it.record.entries[3] += ' x'))).holds).toBe(false)
  expect((await changed((it) => (it.record.dealer.nonces[0] = 'other'))).holds).toBe(false)
  expect((await changed((it) => ((it.draws.draws[2] as { taken: number }).taken += 1))).holds).toBe(false)
  expect((await changed((it) => it.draws.draws.pop())).holds).toBe(false)
})

test('canonical JSON is what the record seals', () => {
  expect(canonical({ b: [1, true, null], a: 'é' })).toBe('{"a":"\\u00e9","b":[1,true,null]}')
})

test('a server that changes what it had shown is found out', async () => {
  const own = sample.fair
  const witness = {
    table: 't',
    commitment: own.record.dealer.commitment,
    seat: 0,
    nonce: own.nonces[0]!,
    nonce_commitments: own.commitments,
  }
  const seen = (dealer: object, kept: object = {}) =>
    verify({ ...own.record, dealer: { ...own.record.dealer, ...dealer } }, own.draws, own.record.dealer.commitment, { ...witness, ...kept })
  expect(await seen({})).toMatchObject({ holds: true, witnessed: true, unopened: [] })
  const other = '0'.repeat(64)
  expect((await seen({}, { commitment: other })).why).toBe('verify-other-commitment')
  expect((await seen({}, { nonce: 'mine' })).why).toBe('verify-other-nonce')
  expect((await seen({ nonces: ['', own.nonces[1]!] })).why).toBe('verify-without-nonce')
  expect((await seen({}, { nonce_commitments: [own.commitments[0]!, other] })).why).toBe('verify-other-nonces')
  expect((await seen({ nonces: [own.nonces[0]!, 'liked'] })).why).toBe('verify-nonce-changed')
  const unseen = await verify(own.record, own.draws, own.record.dealer.commitment)
  expect(unseen).toMatchObject({ holds: true, witnessed: false })
})

test('our own SHA-256 is that of the browser', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const text = 'é'.repeat(length % 3) + 'x'.repeat(length)
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  }
})
