/**
 * A second verification of the shuffle, written from the documentation and not from the server's code. It recomputes the
 * commitment, every seal and every draw of a finished match with the browser's own SHA-256 and HMAC, and compares the record with
 * what the browser was shown before the match (its witness).
 */

import type { Draws } from '../wire'
import { commitNonce, type Witness } from './witness'

export interface Verdict {
  holds: boolean
  /** The fault that was found, as the key of a sentence of the client that may mention `n`. */
  why: string
  n: number
  draws: number
  seals: number
  /** True if it was compared with what this browser was shown before the match. */
  witnessed: boolean
  /** The seats that committed to a nonce and never opened it. */
  unopened: number[]
}

const utf8 = new TextEncoder()
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function unhex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((n, part) => n + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, message))
}

/** The commitment to a secret, which is published before the first draw. */
export const commitment = async (secret: string) => hex(await sha256(joined(utf8.encode('tessera secret '), unhex(secret))))

/** The seed of all draws: the dealer's secret, keyed over every seat's nonce with its length. */
export async function seedOf(secret: string, nonces: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = nonces.flatMap((nonce) => {
    const bytes = utf8.encode(nonce)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    return [length, bytes]
  })
  return hmac(unhex(secret), joined(utf8.encode('tessera nonces '), ...parts))
}

/** Draw number `draw` from 0 to n - 1: eight bytes at a time, rejected where they would favour small numbers. */
export async function below(seed: Uint8Array<ArrayBuffer>, draw: number, n: number, what = 'draw'): Promise<number> {
  const limit = ((1n << 64n) / BigInt(n)) * BigInt(n)
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(seed, utf8.encode(`tessera ${what} ${draw} try ${attempt}`))
    const value = new DataView(digest.buffer).getBigUint64(0)
    if (value < limit) return Number(value % BigInt(n))
  }
}

/** Draws one of the remaining places for each seat in turn. These draws have numbers of their own. */
export async function seatingOf(seed: Uint8Array<ArrayBuffer>, places: number): Promise<number[]> {
  const left = [...Array(places).keys()]
  const found: number[] = []
  for (let seat = 0; seat < places; seat++) found.push(...left.splice(await below(seed, seat, left.length, 'seat'), 1))
  return found
}

/** The index of the option that a draw takes. */
export async function pick(seed: Uint8Array<ArrayBuffer>, draw: number, of: number, weights: number[] | null): Promise<number> {
  if (!weights?.length) return below(seed, draw, of)
  let rest = await below(
    seed,
    draw,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return weights.findIndex((weight) => {
    if (rest < weight) return true
    rest -= weight
    return false
  })
}

/** JSON as the record's seals need it: keys sorted, no spaces, ASCII only. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, one]) => `${canonical(key)}:${canonical(one)}`).join(',')}}`
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The part of a record that is verified. */
export interface MatchRecord {
  tessera: unknown
  game: unknown
  rules: unknown
  seats: unknown
  options: unknown
  dealer: { secret: string; commitment: string; nonces: string[]; nonce_commitments?: string[]; seating?: number[] }
  entries: string[]
  seals: string[]
}

/** A draw of the dealer: its number, of how many outcomes with which weights, and what was taken. */
interface Draw {
  draw: number
  of: number
  weights: number[] | null
  taken: number
  drew: string
}

/** The seals of heading and entries, each made from the one before. */
export async function sealsOf(record: MatchRecord): Promise<string[]> {
  const { tessera, game, rules, seats, options, dealer, entries } = record
  const { commitment, nonces, nonce_commitments, seating } = dealer
  const committed = nonce_commitments ? { nonce_commitments } : {}
  const seated = seating ? { seating } : {}
  const heading = { tessera, game, rules, seats, options, commitment, nonces, ...committed, ...seated }
  let seal = hex(await sha256(utf8.encode(canonical(heading)))).slice(0, 16)
  const found = [seal]
  for (const entry of entries) {
    seal = hex(await sha256(utf8.encode(`${seal} ${entry}`))).slice(0, 16)
    found.push(seal)
  }
  return found
}

/** The difference between a record and what this browser was shown before the match, as the key of a sentence; empty if there is none. */
export function objection(dealer: MatchRecord['dealer'], witness: Witness): string {
  if (dealer.commitment !== witness.commitment) return 'verify-other-commitment'
  if (!dealer.nonces[witness.seat]) return 'verify-without-nonce'
  if (dealer.nonces[witness.seat] !== witness.nonce) return 'verify-other-nonce'
  if ((dealer.nonce_commitments ?? []).join() !== witness.nonce_commitments.join()) return 'verify-other-nonces'
  if (witness.seating && dealer.nonces.length > 1 && (witness.seating === 'drawn') !== Boolean(dealer.seating))
    return 'verify-other-seating'
  return ''
}

export async function verify(record: MatchRecord, told: Draws, published: string, witness: Witness | null = null): Promise<Verdict> {
  const { dealer, entries, seals } = record
  const hashes = dealer.nonce_commitments ?? []
  const unopened = [...hashes.keys()]
    .filter((place) => hashes[place] && !dealer.nonces[place])
    .map((place) => dealer.seating?.indexOf(place) ?? place)
  const open = { witnessed: witness !== null, unopened }
  const no = (why: string, n = 0): Verdict => ({ holds: false, why, n, draws: 0, seals: 0, ...open })
  if (dealer.commitment !== published) return no('verify-other-commitment')
  const seen = witness ? objection(dealer, witness) : ''
  if (seen) return no(seen)
  const changed = hashes.findIndex((hash, seat) => hash && dealer.nonces[seat] && commitNonce(dealer.nonces[seat]) !== hash)
  if (changed >= 0) return no('verify-nonce-changed', (dealer.seating?.indexOf(changed) ?? changed) + 1)
  if ((await commitment(dealer.secret)) !== published) return no('verify-other-secret')
  const own = await sealsOf(record)
  const broken = own.findIndex((seal, i) => seal !== seals[i])
  if (broken >= 0 || own.length !== seals.length) return no('verify-seal', broken)
  const drawn = entries.filter((entry) => entry.startsWith('chance: ')).map((entry) => entry.slice(8))
  if (drawn.length !== told.draws.length) return no('verify-draws-missing')
  const seed = await seedOf(dealer.secret, dealer.nonces)
  if (dealer.seating && dealer.seating.join() !== (await seatingOf(seed, dealer.nonces.length)).join()) return no('verify-seating')
  for (const [i, draw] of (told.draws as unknown as Draw[]).entries()) {
    const taken = await pick(seed, draw.draw, draw.of, draw.weights)
    if (taken !== draw.taken || draw.drew !== drawn[i]) return no('verify-other-draw', i + 1)
  }
  return { holds: true, why: '', n: 0, draws: drawn.length, seals: own.length, ...open }
}
