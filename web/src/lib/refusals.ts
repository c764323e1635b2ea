/** The wording of refusals in the person's language. */

import type { Refusal } from '../wire'
import type { Kit } from './kit'
import { hasOwn, t } from './language.svelte'
import { ANYONE, type Listener } from './messages'

/** The reason of a refusal, by the words of the game if a kit is given, by those of the server, or as the server worded it. */
export function reasonOf(refusal: Refusal, kit?: Kit, listener: Listener = ANYONE): string {
  const { message, reason } = refusal
  if (!message) return reason
  if (kit) return kit.message(message, listener, reason)
  const { key, n, m, k = 0, text } = message
  return hasOwn(key) ? t(key, { n, m, k, text: text ?? '' }) : reason
}
