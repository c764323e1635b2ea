/** The client's own words. A translation is one more file in src/words. */

import english from '../words/en.ftl?raw'
import { prefs } from './prefs.svelte'
import { read, say, type Patterns, type Values } from './words'

const loaders = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' })
const fallback = read(english)
const books = $state<Record<string, Patterns>>({ en: fallback })

export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' }

export async function loadLanguage(code: string): Promise<void> {
  const load = loaders[`../words/${code}.ftl`]
  if (!books[code] && load) books[code] = read(await load())
}

/** What the client says, in the person's language where that file has it. */
export function t(key: string, values: Values = {}): string {
  return say(books[prefs.language]?.[key] ?? fallback[key] ?? key, values)
}
