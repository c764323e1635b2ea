/** Tables this browser sits at: opened here, or joined by a link. */

import type { NewTable } from '../wire'
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

/** Was a match or the lesson of this game ever opened in this browser? */
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

/** Exchange a secret link for a seat. */
export async function sitDown(table: string, link: string): Promise<void> {
  const nonce = newNonce()
  const seated = await api.join(table, link, prefs.name || t('you-name'), commitNonce(nonce))
  keep(`tessera.seat.${table}`, { seat: seated.seat, kind: seated.kind })
  if (seated.kind !== 'seat') return
  keepNonce(table, seated.seat, nonce)
  // Whoever comes last, or alone, opens the nonce before the table is shown; all others do when the table tells them to.
  const told = await api.state(table).catch(() => null)
  if (told) await openIfAsked(told.table)
}

export function seatAt(table: string): { seat: number; kind: string } | null {
  return recall<{ seat: number; kind: string } | null>(`tessera.seat.${table}`, null)
}

export function remember(table: string, title: string): void {
  const known = recall<Remembered[]>('tessera.tables', []).filter((one) => one.table !== table)
  keep('tessera.tables', [{ table, title, at: Date.now() }, ...known].slice(0, 12))
}

export const linkTo = (table: string, secret: string) => `${location.origin}/#/table/${table}?join=${secret}`
