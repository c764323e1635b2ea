/**
 * A second verification of the shuffle, written against docs and not against the server's code: the browser's own
 * SHA-256 and HMAC recompute the commitment, every seal and every draw of a finished match.
 */

import type { Draws } from '../wire'

export interface Verdict {
  holds: boolean
  why: string
  draws: number
  seals: number
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

/** What was published before the first draw. */
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
export async function below(seed: Uint8Array<ArrayBuffer>, draw: number, n: number): Promise<number> {
  const limit = ((1n << 64n) / BigInt(n)) * BigInt(n)
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(seed, utf8.encode(`tessera draw ${draw} try ${attempt}`))
    const value = new DataView(digest.buffer).getBigUint64(0)
    if (value < limit) return Number(value % BigInt(n))
  }
}

/** Which of the options a draw takes. */
export async function pick(seed: Uint8Array<ArrayBuffer>, draw: number, of: number, weights: number[] | null): Promise<number> {
  if (!weights?.length) return below(seed, draw, of)
  let rest = await below(seed, draw, weights.reduce((sum, weight) => sum + weight, 0))
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

/** The seals of heading and entries, each made from the one before. */
export async function sealsOf(record: Record<string, any>): Promise<string[]> {
  const { tessera, game, rules, seats, options, dealer, entries } = record
  const heading = { tessera, game, rules, seats, options, commitment: dealer.commitment, nonces: dealer.nonces }
  let seal = hex(await sha256(utf8.encode(canonical(heading)))).slice(0, 16)
  const found = [seal]
  for (const entry of entries as string[]) {
    seal = hex(await sha256(utf8.encode(`${seal} ${entry}`))).slice(0, 16)
    found.push(seal)
  }
  return found
}

export async function verify(record: Record<string, any>, told: Draws, published: string): Promise<Verdict> {
  const { dealer, entries, seals } = record
  const no = (why: string): Verdict => ({ holds: false, why, draws: 0, seals: 0 })
  if (dealer.commitment !== published) return no('the record names another commitment than the table did')
  if ((await commitment(dealer.secret)) !== published) return no('the secret is not the one committed to')
  const own = await sealsOf(record)
  const broken = own.findIndex((seal, i) => seal !== seals[i])
  if (broken >= 0 || own.length !== seals.length) return no(`entry ${broken}: its seal does not hold`)
  const drawn = (entries as string[]).filter((entry) => entry.startsWith('chance: ')).map((entry) => entry.slice(8))
  if (drawn.length !== told.draws.length) return no('some draws are missing')
  const seed = await seedOf(dealer.secret, dealer.nonces)
  for (const [i, draw] of told.draws.entries()) {
    const taken = await pick(seed, draw.draw, draw.of, draw.weights)
    if (taken !== draw.taken || draw.drew !== drawn[i]) return no(`draw ${i + 1} should have been another`)
  }
  return { holds: true, why: '', draws: drawn.length, seals: own.length }
}
