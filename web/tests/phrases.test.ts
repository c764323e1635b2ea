import { expect, test } from 'vitest'
import english from '../src/words/en.ftl?raw'
import { read as readWords, say } from '../src/lib/words'
import { counted, read, worded, type Phrasebook } from '../src/lib/phrases'

const books = import.meta.glob<Phrasebook>('../src/games/*/phrases.ts', { eager: true })
const words = readWords(english)
const speaker = { name: (id: string) => `<${id}>`, players: ['Ada', 'Bo'] }

function said(game: string, text: string): string | undefined {
  for (const { key, fits, slots } of read(books[`../src/games/${game}/phrases.ts`]!.phrases)) {
    const found = fits.exec(text)
    if (found) return say(words[key]!, Object.fromEntries(slots.map((slot, i) => [slot.name, worded(slot, found[i + 1]!, speaker)])))
  }
  return undefined
}

test('every phrase has its sentence, which says all that the phrase takes', () => {
  for (const [path, book] of Object.entries(books)) {
    for (const { key, slots } of read(book.phrases)) {
      expect(words[key], `${path} ${key}`).toBeDefined()
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
