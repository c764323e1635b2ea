import { expect, test } from 'vitest'
import { Kit } from '../src/lib/kit'
import { loadLanguage } from '../src/lib/language.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { reasonOf } from '../src/lib/refusals'
import { read } from '../src/lib/words'
import type { Refusal } from '../src/wire'

const ENGLISH = `
labor = Labor
no-skill = { $piece } needs a skill above { $n }
not-asked = { $rival } is asked
not-asked-rival-you = you are asked
`
const GERMAN = `
labor = Arbeit
no-skill = { $piece } verlangt mehr als Geschick { $n }
`
const kit = new Kit({ game: 'g', version: '1', words: { en: read(ENGLISH), de: read(GERMAN) }, components: {}, art: '' })
const refusal = (reason: string, message: Refusal['message'] = null): Refusal => ({ type: 'refusal', code: 'refused', reason, message })

test('a refusal is worded in the language of the page, with the names of its pieces', async () => {
  const said = refusal('Labor needs a skill above 2', { key: 'no-skill', piece: 'labor', n: 2, m: 0 })
  expect(reasonOf(said, kit)).toBe('Labor needs a skill above 2')
  await loadLanguage('de')
  prefs.language = 'de'
  expect(reasonOf(said, kit)).toBe('Arbeit verlangt mehr als Geschick 2')
  prefs.language = 'en'
})

test('a refusal calls players by their names, and the one who reads it "you"', () => {
  const said = refusal('seat 1 is asked', { key: 'not-asked', rival: 1, n: 0, m: 0 })
  expect(reasonOf(said, kit, { seat: 0, names: ['Ada', 'Bo'] })).toBe('Bo is asked')
  expect(reasonOf(said, kit, { seat: 1, names: ['Ada', 'Bo'] })).toBe('you are asked')
})

test('what nobody has words for is said as the server worded it', () => {
  expect(reasonOf(refusal('as the server says', { key: 'unheard-of', n: 0, m: 0 }), kit)).toBe('as the server says')
  expect(reasonOf(refusal('as the server says', { key: 'unheard-of', n: 0, m: 0 }))).toBe('as the server says')
  expect(reasonOf(refusal('there is no such table'))).toBe('there is no such table')
})

test("the server's own refusals are worded by its words, with or without a kit", async () => {
  const said = refusal('server-stale', { key: 'server-stale', n: 3, m: 4 })
  expect(reasonOf(said)).toContain('question 3 is no longer open')
  await loadLanguage('de')
  prefs.language = 'de'
  expect(reasonOf(said)).toContain('Frage 3')
  expect(reasonOf(said, kit)).toBe(reasonOf(said))
  prefs.language = 'en'
})

const files = import.meta.glob<string>('../../tessera/server/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const own = import.meta.glob<string>('../src/words/*.ftl', { query: '?raw', import: 'default', eager: true })

test("the server's own refusals have words in every language, and no key of the client", () => {
  const books = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!, read(text)]))
  const keys = (book: object | undefined) => Object.keys(book ?? {}).sort()
  for (const [name, book] of Object.entries(books)) {
    expect(keys(book)).toEqual(keys(books['en.ftl']))
    const clients = read(own[`../src/words/${name}`] ?? '')
    expect(keys(book).filter((key) => key in clients)).toEqual([])
  }
})
