import { expect, test } from 'vitest'
import { read as readWords, say } from '../src/lib/words'
import { counted, formsIn, worded } from '../src/lib/phrases'

const files = import.meta.glob<string>('../../tessera/games/*/words/en.ftl', { eager: true, query: '?raw', import: 'default' })
const games = Object.keys(files).map((path) => path.split('/').at(-3)!.replaceAll('_', '-'))
const speaker = { name: (id: string) => `<${id}>`, players: ['Ada', 'Bo'] }

function wordsOf(game: string) {
  const words = readWords(files[`../../tessera/games/${game.replaceAll('-', '_')}/words/en.ftl`]!)
  return { words, forms: formsIn(words) }
}

function said(game: string, text: string): string | undefined {
  const { words, forms } = wordsOf(game)
  for (const { key, fits, slots } of forms) {
    const found = fits.exec(text)
    if (found) return say(words[key]!, Object.fromEntries(slots.map((slot, i) => [slot.name, worded(slot, found[i + 1]!, speaker)])))
  }
  return undefined
}

test('every phrase has its sentence, which says all that the phrase takes', () => {
  expect(games.length).toBeGreaterThan(3)
  for (const game of games) {
    const { words, forms } = wordsOf(game)
    expect(forms.length, game).toBeGreaterThan(0)
    for (const { key, fits, slots } of forms) {
      expect(fits.source, key).not.toContain('undefined')
      expect(words[key], `${game} ${key}`).toBeDefined()
      for (const slot of slots) expect(words[key], key).toContain(`$${slot.name}`)
    }
  }
})

test('actions are said in words of people, who count from one', () => {
  expect(said('age-of-heroes', 'ask 1')).toBe('Ask Bo for a Road')
  expect(said('age-of-heroes', 'build road to 0 with stone stone')).toBe('Build a Road to Ada with 2 × <stone>')
  expect(said('age-of-heroes', 'place 0')).toBe('Add no card')
  expect(said('age-of-heroes', 'accept o12 2')).toBe('Accept o12, choice 2')
  expect(said('city-builder', 'gain track 0 column-1 into -2,-1')).toBe(
    'A settler moves from track 1, <column-1>, into the district at -2,-1',
  )
  expect(said('city-builder', 'side highway')).toBe('<highway> counts')
  expect(said('the-ancient-world', 'buy stored crane discarding old-bridge')).toBe('Buy <crane>, which you stored, discarding <old-bridge>')
  expect(said('the-ancient-world', 'store the unseen top card')).toBe('Store the unseen top card')
  expect(said('tides-of-time', 'sing loudly')).toBeUndefined()
})

test('several alike are counted', () => {
  expect(counted(['Wood', 'Stone', 'Wood'])).toBe('2 × Wood, Stone')
})

test('a word file says in its attributes which actions its sentences are for', () => {
  const file = readWords(
    'do-buy = Buy { $piece }\n    .form = buy {piece}\nno = No\ndo-give = Give { $n ->\n    [one] one coin\n   *[other] { $n } coins\n    }\n    .form = give {n}\n',
  )
  const forms = formsIn(file)
  expect(forms.map((form) => form.key)).toEqual(['do-buy', 'do-give'])
  expect(forms[0]!.fits.exec('buy old-bridge')?.[1]).toBe('old-bridge')
  const n = worded(forms[1]!.slots[0]!, forms[1]!.fits.exec('give 1')![1]!, speaker)
  expect(say(file['do-give']!, { n })).toBe('Give one coin')
})
