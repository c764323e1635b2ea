/** Calls to the server over HTTP. A refusal is thrown, with its reason in the person's language as the error's message. */

import type { Draws, Games, Kit, Made, Moment, NewTable, Refusal, ReviewState, Rulebook, Seated, State } from '../wire'
import { t } from './language.svelte'
import { reasonOf } from './refusals'
import type { MatchRecord } from './verify'

export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(reasonOf(refusal))
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
    throw new ApiError({ type: 'refusal', code: 'unavailable', reason: t('no-answer') })
  }
  const said: unknown = await answer.json()
  if (!answer.ok) throw new ApiError(said as Refusal)
  return said as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`
export const api = {
  games: () => call<Games>('GET', '/api/games'),
  health: () => call<{ engine: 'compiled' | 'plain' }>('GET', '/healthz'),
  kit: (game: string) => call<Kit>('GET', `/api/games/${game}/kit`),
  tableKit: (table: string) => call<Kit>('GET', `${at(table)}/kit`),
  rules: (game: string, language: string) => call<Rulebook>('GET', `/api/games/${game}/rules?language=${encodeURIComponent(language)}`),
  open: (wish: NewTable) => call<Made>('POST', '/api/tables', wish),
  join: (table: string, link: string, name: string, nonce_commitment: string) =>
    call<Seated>('POST', `${at(table)}/join`, { link, name, nonce_commitment }),
  state: (table: string, seat?: number) => call<State>('GET', `${at(table)}${seat === undefined ? '' : `?seat=${seat}`}`),
  record: (table: string) => call<MatchRecord>('GET', `${at(table)}/record`),
  review: (table: string) => call<ReviewState>('GET', `${at(table)}/review`),
  beginReview: (table: string) => call<ReviewState>('POST', `${at(table)}/review`),
  draws: (table: string) => call<Draws>('GET', `${at(table)}/draws`),
  moment: (table: string, entry: number, seat: number | null) =>
    call<Moment>('GET', `${at(table)}/moments/${entry}${seat === null ? '' : `?seat=${seat}`}`),
  playOn: (table: string, entry: number, seat: number) => call<Made>('POST', `${at(table)}/moments/${entry}/play-on`, { seat }),
  act: <T = Record<string, unknown>>(table: string, what: string, seat: number, more: object = {}) =>
    call<T>('POST', `${at(table)}/${what}`, { seat, ...more }),
}
