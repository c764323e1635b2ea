/** The client's own words and those of the server's refusals. A translation is one more file in either folder of words. */

import english from '../words/en.ftl?raw'
import { prefs } from './prefs.svelte'
import { read, say, type Patterns, type Values } from './words'

const loaders = import.meta.glob<string>(['../words/*.ftl', '../../../tessera/server/words/*.ftl'], { query: '?raw', import: 'default' })
const bundled = import.meta.glob<string>('../../../tessera/server/words/en.ftl', { query: '?raw', import: 'default', eager: true })
const fallback = read([...Object.values(bundled), english].join('\n'))
const books = $state<Record<string, Patterns>>({ en: fallback })

export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' }

export async function loadLanguage(code: string): Promise<void> {
  const files = Object.keys(loaders).filter((path) => path.endsWith(`/${code}.ftl`))
  if (!books[code] && files.length) books[code] = read((await Promise.all(files.map((path) => loaders[path]!()))).join('\n'))
}

/** True if the client has words of its own for this key. */
export const hasOwn = (key: string): boolean => key in fallback

/** The verb for what a person does to a piece, by mouse or by finger. */
export const press = (): string => t(matchMedia('(pointer: coarse)').matches ? 'press-touch' : 'press-mouse')

/** A sentence of the client, in the person's language where its file has it, else in English. */
export function t(key: string, values: Values = {}): string {
  return say(books[prefs.language]?.[key] ?? fallback[key] ?? key, values)
}
