/**
 * The witness: what this browser stores before a match, its own random number (nonce) and the commitments that it was shown.
 * `verify` detects a server that changes any of them afterwards, because they are not read from the server again.
 */

import type { TableFacts } from '../wire'
import { api } from './api'
import { keep, recall } from './prefs.svelte'
import { sha256 } from './sha256'

/** As `tessera verify --witness` reads it. */
export interface Witness {
  table: string
  commitment: string
  /** The place at which this browser sat down. */
  seat: number
  nonce: string
  /** The commitments of all seats, as they were shown before this browser opened its own nonce. */
  nonce_commitments: string[]
  /** True if the seats were to be drawn, false if they were to be as listed. */
  seating?: string
}

interface Own {
  seat: number
  nonce: string
}

/** The storage of a browser that keeps nothing between visits. */
const memory = new Map<string, unknown>()

function put(key: string, value: unknown): void {
  memory.set(key, value)
  keep(key, value)
}

const get = <T>(key: string): T | null => recall<T | null>(key, null) ?? ((memory.get(key) ?? null) as T | null)

/** Make this browser's random number, which is part of the shuffle and which the dealer cannot foresee. */
export const newNonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')

export const commitNonce = (nonce: string) => sha256(`tessera nonce ${nonce}`)

/** Remember the nonce that was committed to for a seat. */
export function keepNonce(table: string, seat: number, nonce: string): void {
  if (!get<Own>(`tessera.nonce.${table}`)) put(`tessera.nonce.${table}`, { seat, nonce })
}

export const witnessOf = (table: string) => get<Witness>(`tessera.witness.${table}`)

/** True if this browser was shown something else before. Then the server has changed it, and our nonce stays closed. */
function differs(seen: Witness, table: TableFacts): boolean {
  if (seen.seating !== undefined && seen.seating !== table.seating) return true
  return seen.commitment !== table.commitment || seen.nonce_commitments.join() !== table.nonce_commitments.join()
}

/** Tables to which our nonce is being sent at this moment, so that it is sent once though the table asks several times. */
const sending = new Set<string>()

/** Open our nonce if the table waits for it, after having kept what was shown. True if it was sent. */
export async function openIfAsked(table: TableFacts): Promise<boolean> {
  const own = get<Own>(`tessera.nonce.${table.id}`)
  if (!own || !table.opening.includes(own.seat) || sending.has(table.id)) return false
  if (table.nonce_commitments[own.seat] !== commitNonce(own.nonce)) return false
  const seen = witnessOf(table.id)
  if (seen && differs(seen, table)) return false
  if (!seen) {
    const { id, commitment, nonce_commitments, seating } = table
    put(`tessera.witness.${id}`, { table: id, commitment, seat: own.seat, nonce: own.nonce, nonce_commitments, seating })
  }
  sending.add(table.id)
  await api.act(table.id, 'nonce', own.seat, { nonce: own.nonce }).catch(() => null)
  sending.delete(table.id)
  return true
}
