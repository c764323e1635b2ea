/** Calls to the server over HTTP. A refusal is thrown as it was said. */

import type { Draws, Games, Kit, Made, Moment, NewTable, Refusal, Rulebook, Seated, TableLines } from '../wire'

export class No extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const wish: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    wish.body = JSON.stringify(body)
    wish.headers = { 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(path, wish)
  } catch {
    throw new No({ type: 'refusal', code: 'unavailable', reason: 'the server does not answer' })
  }
  const said: unknown = await answer.json()
  if (!answer.ok) throw new No(said as Refusal)
  return said as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`
const ofSeat = (table: string, what: string) => (seat: number, more: object = {}) =>
  call<Record<string, unknown>>('POST', `${at(table)}/${what}`, { seat, ...more })

export const api = {
  games: () => call<Games>('GET', '/api/games'),
  kit: (game: string) => call<Kit>('GET', `/api/games/${game}/kit`),
  rules: (game: string) => call<Rulebook>('GET', `/api/games/${game}/rules`),
  open: (wish: NewTable) => call<Made>('POST', '/api/tables', wish),
  join: (table: string, link: string, name: string) =>
    call<Seated>('POST', `${at(table)}/join`, { link, name, nonce: nonce() }),
  live: () => call<TableLines>('GET', '/api/live'),
  waiting: () => call<TableLines>('GET', '/api/tables'),
  records: () => call<TableLines>('GET', '/api/records'),
  record: (table: string) => call<Record<string, any>>('GET', `${at(table)}/record`),
  draws: (table: string) => call<Draws>('GET', `${at(table)}/draws`),
  moment: (table: string, entry: number, seat: number | null) =>
    call<Moment>('GET', `${at(table)}/moments/${entry}${seat === null ? '' : `?seat=${seat}`}`),
  playOn: (table: string, entry: number, seat: number) =>
    call<Made>('POST', `${at(table)}/moments/${entry}/play-on`, { seat }),
  act: (table: string, what: string, seat: number, more: object = {}) => ofSeat(table, what)(seat, more),
}

/** A random number of our own in every shuffle: the dealer cannot have foreseen it. */
function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')
}
