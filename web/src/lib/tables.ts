/** The tables at which this browser has a seat: opened here, or joined by a link. */

import type { NewTable, TableFacts } from '../wire'
import { api } from './api'
import { t } from './language.svelte'
import { plain } from './kit'
import { keep, prefs, recall } from './prefs.svelte'
import { go } from './router.svelte'
import { commitNonce, keepNonce, newNonce, openIfAsked } from './witness'

export interface Remembered {
  table: string
  title: string
  at: number
}

const BEGUN = 'tessera.begun'

/** True if a match or the lesson of this game was ever opened in this browser. */
export const hasBegun = (game: string): boolean => recall<string[]>(BEGUN, []).includes(game)

/** Open a table, sit down at its first free seat, and keep the links for the others. */
export async function openTable(wish: NewTable): Promise<void> {
  const made = await api.open(wish)
  const seat = made.links.findIndex((link) => link !== null)
  await sitDown(made.table, made.links[seat]!)
  keep(
    `tessera.links.${made.table}`,
    made.links.map((link, i) => (i === seat ? null : link)),
  )
  remember(made.table, plain(wish.game))
  if (!hasBegun(wish.game)) keep(BEGUN, [...recall<string[]>(BEGUN, []), wish.game])
  go(`#/table/${made.table}`)
}

/** Open a table that goes on from a moment of a finished match, and sit down there. */
export async function playOnFrom(table: string, entry: number, seat: number, title: string): Promise<void> {
  const made = await api.playOn(table, entry, seat)
  await sitDown(
    made.table,
    made.links.find((one) => one !== null)!,
  )
  remember(made.table, title)
  go(`#/table/${made.table}`)
}

/** Exchange a secret link for a seat. */
export async function sitDown(table: string, link: string): Promise<void> {
  const nonce = newNonce()
  const seated = await api.join(table, link, prefs.name || t('you-name'), commitNonce(nonce))
  keepSeat(table, { seat: seated.seat, kind: seated.kind, place: seated.place })
  if (seated.kind !== 'seat') return
  keepNonce(table, seated.place, nonce)
  // The last person to join opens the nonce before the table is shown; all others do when the table asks for it.
  const told = await api.state(table).catch(() => null)
  if (told) await openIfAsked(told.table)
}

/** The seat of this browser: the place at which it sat down, and the seat that it had at its last visit. */
export interface Sits {
  seat: number
  kind: string
  place: number
}

export const keepSeat = (table: string, sits: Sits): void => keep(`tessera.seat.${table}`, sits)

export function seatAt(table: string): Sits | null {
  const found = recall<(Omit<Sits, 'place'> & { place?: number }) | null>(`tessera.seat.${table}`, null)
  return found && { ...found, place: found.place ?? found.seat }
}

/** The seat that this browser has at a table now, wherever the draw has put it. */
export function ownSeat(table: TableFacts): number | undefined {
  const sits = seatAt(table.id)
  return sits ? table.places.indexOf(sits.place) : undefined
}

export function remember(table: string, title: string): void {
  const known = recall<Remembered[]>('tessera.tables', []).filter((one) => one.table !== table)
  keep('tessera.tables', [{ table, title, at: Date.now() }, ...known].slice(0, 12))
}

export const linkTo = (table: string, secret: string) => `${location.origin}/#/table/${table}?join=${secret}`
