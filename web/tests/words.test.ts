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
