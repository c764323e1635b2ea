import { expect, test } from 'vitest'
import english from '../src/words/en.ftl?raw'
import german from '../src/words/de.ftl?raw'
import { read, say } from '../src/lib/words'

const FILE = `
drafted = { $seat } adds { $piece }.
    .rule = TT-13
drew = { $n ->
    [one] One card is drawn.
   *[other] { $n } cards are drawn.
    }
`

test('sentences, attributes and plurals are read as the server reads them', () => {
  const found = read(FILE)
  expect(say(found['drafted']!, { seat: 'Ada', piece: 'Kings Nest' })).toBe('Ada adds Kings Nest.')
  expect(found['drafted.rule']).toBe('TT-13')
  expect(say(found['drew']!, { n: 1 })).toBe('One card is drawn.')
  expect(say(found['drew']!, { n: 4 })).toBe('4 cards are drawn.')
})

test('every sentence of the client is there in German too, with the same values', () => {
  const [en, de] = [read(english), read(german)]
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  const values = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort()
  for (const key of Object.keys(en)) expect(values(de[key]!), key).toEqual(values(en[key]!))
})

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

test('the client has every sentence that it says, and says every sentence that it has', () => {
  const own = Object.keys(read(english))
  const shell = Object.entries(sources).filter(([path]) => !/\/games\/(?!generic)[^/]+\//.test(path))
  const text = shell.map(([, source]) => source).join('\n')
  const literal = [...text.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!)
  expect(literal.filter((key) => !own.includes(key))).toEqual([])
  const made = [...text.matchAll(/\bt\(`([^`]+)`/g)].map((found) => new RegExp(`^${found[1]!.replace(/\$\{.*?\}/g, '.+')}$`))
  const unsaid = own.filter((key) => !text.includes(`'${key}'`) && !made.some((form) => form.test(key)))
  expect(unsaid).toEqual([])
})

test('the shell has every sentence that a board takes from it', () => {
  const boards = Object.entries(sources).filter(([path]) => /\/games\/(?!generic)[^/]+\//.test(path))
  const own = read(english)
  for (const [path, source] of boards) {
    for (const [, key] of source.matchAll(/\bt\('([\w-]+)'/g)) expect(own[key!], `${path} ${key}`).toBeDefined()
  }
})
