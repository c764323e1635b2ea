import { expect, test } from 'vitest'
import { Kit } from '../src/lib/kit'
import { prefs } from '../src/lib/prefs.svelte'
import { read } from '../src/lib/words'
import type { Line, Message } from '../src/wire'
import sayings from './said.json'

const ENGLISH = `
bridge = Old Bridge
fork = Fork
no-coins = { $piece } costs { $n ->
    [one] one coin
   *[other] { $n } coins
    }
took = { $seat } takes { $piece } from { $rival }.
took-you = You take { $piece } from { $rival }.
took-rival-you = { $seat } takes { $piece } from you.
on-track = Track { $n }
    .from-zero = n
page-row = Row
do-lay = lay { $piece }
    .form = lay {piece}
do-fork = take the fork
    .form = lay fork
`
const GERMAN = `
bridge = Alte Brücke
no-coins = { $piece } kostet { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }
do-lay = { $piece } legen
`

interface Components {
  cards: Record<string, { cost: number }>
}

const sent = {
  game: 'g',
  version: '1',
  words: { en: read(ENGLISH), de: read(GERMAN) },
  components: { cards: { bridge: { cost: 3 } } },
  art: 'v1',
}
const kit = new Kit<Components>(sent)
const ada = { seat: 0, names: ['Ada', 'Bo'] }

function inGerman<T>(run: () => T): T {
  prefs.language = 'de'
  try {
    return run()
  } finally {
    prefs.language = 'en'
  }
}

test('components are those of the box, and have the types of their game', () => {
  const cost: number = kit.components.cards.bridge!.cost
  expect(cost).toBe(3)
})

test('a picture has its version in its address', () => {
  expect(kit.art('bridge')).toBe('/api/games/g/art/bridge.svg?v=v1')
})

test('words are those of the game, in the language of the person or else in English', () => {
  expect(kit.say('page-row')).toBe('Row')
  expect(inGerman(() => [kit.name('bridge'), kit.name('fork'), kit.say('page-row')])).toEqual(['Alte Brücke', 'Fork', 'Row'])
})

test('what the game has no words for is said by the client, or plainly', () => {
  expect(kit.say('log')).toBe('What happened')
  expect(kit.say('army_1')).toBe('Army 1')
})

test('a message says "you" to those who are meant, and counts what it mentions', () => {
  const took = { key: 'took', n: 0, m: 0, seat: 0, rival: 1, piece: 'bridge' }
  expect(kit.message(took, ada)).toBe('You take Old Bridge from Bo.')
  expect(kit.message(took, { ...ada, seat: 1 })).toBe('Ada takes Old Bridge from you.')
  expect(kit.message(took, { ...ada, seat: null })).toBe('Ada takes Old Bridge from Bo.')
  expect(kit.message({ key: 'no-coins', piece: 'bridge', n: 1, m: 0 })).toBe('Old Bridge costs one coin')
  expect(inGerman(() => kit.message({ key: 'no-coins', piece: 'bridge', n: 2, m: 0 }))).toBe('Alte Brücke kostet 2 Münzen')
  expect(kit.message({ key: 'on-track', n: 0, m: 0 })).toBe('Track 1')
})

test('a line without words is as the server said it', () => {
  const line: Line = { key: 'unheard-of', say: 'Something happens.', rule: '', n: 0, m: 0 }
  expect(kit.line(line, null, ada.names)).toBe('Something happens.')
})

test('an action is said by the first form of the word file that fits', () => {
  expect(kit.action('lay bridge', ada)).toBe('Lay Old Bridge')
  expect(kit.action('lay fork', ada)).toBe('Lay Fork')
  expect(inGerman(() => kit.action('lay bridge', ada))).toBe('Alte Brücke legen')
})

const files = import.meta.glob<string>('../../tessera/**/words/*.ftl', { eager: true, query: '?raw', import: 'default' })

function wordsOf(game: string, language: string) {
  const folders = ['core', `games/${game.replaceAll('-', '_')}`]
  return Object.assign({}, ...folders.map((folder) => read(files[`../../tessera/${folder}/words/${language}.ftl`]!)))
}

test.each(sayings)('a message of $game is said as the server says it: $said', ({ game, language, viewer, message, said }) => {
  const words = { en: wordsOf(game, 'en'), de: wordsOf(game, 'de') }
  const kit = new Kit({ game, version: '1', words, components: {}, art: '' })
  prefs.language = language as 'en' | 'de'
  try {
    expect(kit.message(message as Message, { seat: viewer, names: ['Ada', 'Bo'] })).toBe(said)
  } finally {
    prefs.language = 'en'
  }
})

test('neighbours that have .fold are one line, with all their pieces and their number', () => {
  const english =
    'oak = Oak\ngot = { $seat } gets { $piece }.\n    .fold = got-all\ngot-all = { $seat } gets { $n }: { $pieces }.\nend = The end.\n'
  const folding = new Kit({ game: 'g', version: '1', words: { en: read(english) }, components: {}, art: '' })
  const got = (seat: number, piece: string, entry: number): Line => ({ key: 'got', n: 0, m: 0, seat, piece, entry, say: '', rule: 'X-1' })
  const end: Line = { key: 'end', n: 0, m: 0, say: '', rule: '' }
  const rows = folding.fold([got(0, 'oak', 1), got(0, 'elm', 2), got(0, 'oak', 3), got(1, 'oak', 4), end, end])
  expect(rows.map(({ line, first, last }) => [folding.line(line, null, ['Ada', 'Bo']), line.rule, line.entry, first, last])).toEqual([
    ['Ada gets 3: 2 × Oak, Elm.', 'X-1', 3, 0, 2],
    ['Bo gets Oak.', 'X-1', 4, 3, 3],
    ['The end.', '', undefined, 4, 4],
    ['The end.', '', undefined, 5, 5],
  ])
})
