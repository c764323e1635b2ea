/** A game's box: what its pieces are called, what is printed on them, and its sentences. All of it comes from the server. */

import type { Kit as Sent, Line } from '../wire'
import { api } from './api'
import { t } from './language.svelte'
import { read as readPhrases, worded, type Form, type Phrasebook, type Speaker } from './phrases'
import { prefs } from './prefs.svelte'
import { say, type Patterns, type Values } from './words'

export class Kit {
  readonly game: string
  private readonly books: Record<string, Patterns>
  readonly components: Record<string, any>
  private readonly cards = new Map<string, Record<string, any>>()
  private readonly forms: Form[]
  private readonly fromZero: Record<string, string>

  constructor(sent: Sent, { phrases, fromZero }: Phrasebook = NO_PHRASES) {
    this.forms = readPhrases(phrases)
    this.fromZero = fromZero ?? {}
    this.game = sent.game
    this.books = sent.messages
    this.components = sent.components
    for (const file of Object.values(sent.components)) this.collect(file)
  }

  /** Every table of components that has an id, found by it. */
  private collect(value: any): void {
    if (Array.isArray(value)) value.forEach((one) => this.collect(one))
    else if (value && typeof value === 'object') {
      if (typeof value.id === 'string') this.cards.set(value.id, value)
      Object.values(value).forEach((one) => this.collect(one))
    }
  }

  /** The pattern of a key in the person's language, or in English. */
  pattern(key: string): string | undefined {
    return this.books[prefs.language]?.[key] ?? this.books.en?.[key]
  }

  say(key: string, values: Values = {}): string {
    const pattern = this.pattern(key)
    return pattern === undefined ? plain(key) : say(pattern, values)
  }

  has(key: string): boolean {
    return this.pattern(key) !== undefined
  }

  /** What players call the piece or place of this id. */
  name(id: string): string {
    return this.has(id) ? this.say(id) : plain(id)
  }

  /** What is printed on a piece; empty for what has no text. */
  text(id: string): string {
    return this.has(`${id}.text`) ? this.say(`${id}.text`) : ''
  }

  /** The entry of the component files with this id, as it is written there. */
  component(id: string): Record<string, any> {
    return this.cards.get(id) ?? {}
  }

  /** An action as a sentence: by its phrase, or word by word. */
  action(text: string, { names }: { names: string[] }): string {
    const speaker = { name: (id: string) => this.name(id), players: names }
    const said = this.phrase(text, speaker) ?? this.words(text)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  private phrase(text: string, speaker: Speaker): string | undefined {
    for (const { key, fits, slots } of this.forms) {
      const found = fits.exec(text)
      if (found) return t(key, Object.fromEntries(slots.map((slot, i) => [slot.name, worded(slot, found[i + 1]!, speaker)])))
    }
    return undefined
  }

  /** Ids become names, the rest stays as the rulebook has it. */
  private words(text: string): string {
    return text
      .split(' ')
      .map((word) => (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word) && this.named(word) ? this.say(word) : word))
      .join(' ')
  }

  private named(word: string): boolean {
    const pattern = this.pattern(word)
    return pattern !== undefined && !pattern.includes('$') && (word.includes('-') || this.cards.has(word) || pattern.length < 25)
  }

  /** A line of the log in the person's language; what that has no words for is as the server said it. */
  line(line: Line, viewer: number | null, players: string[]): string {
    const book = this.books[prefs.language]
    if (!book) return line.say
    const mine = viewer !== null && line.seat === viewer && `${line.key}-you`
    const against = viewer !== null && line.rival === viewer && `${line.key}-rival-you`
    const pattern = (mine && book[mine]) || (against && book[against]) || book[line.key]
    if (!pattern) return line.say
    const speaker = { name: (id: string) => this.name(id), players }
    const values: Values = { n: line.n, m: line.m }
    const counted = this.fromZero[line.key]
    if (counted) values[counted] = Number(values[counted]) + 1
    if (line.seat != null) values.seat = players[line.seat] ?? ''
    if (line.rival != null) values.rival = players[line.rival] ?? ''
    if (line.piece) values.piece = this.name(line.piece)
    if (line.pieces) values.pieces = line.pieces.map((one) => this.name(one)).join(', ')
    if (line.text) values.text = this.has(line.text) ? this.say(line.text) : (this.phrase(line.text, speaker) ?? this.words(line.text))
    return say(pattern, values)
  }
}

/** An id without a name, as one would say it: "army_1" is "Army 1". */
export function plain(id: string): string {
  const said = id.replace(/[_-]/g, ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const NO_PHRASES: Phrasebook = { phrases: [] }
const phrasebooks = import.meta.glob<Phrasebook>('../games/*/phrases.ts')

async function phrasesOf(game: string): Promise<Phrasebook> {
  return (await phrasebooks[`../games/${game}/phrases.ts`]?.()) ?? NO_PHRASES
}

const kits = new Map<string, Promise<Kit>>()

export function loadKit(game: string): Promise<Kit> {
  let found = kits.get(game)
  if (!found) {
    found = Promise.all([api.kit(game), phrasesOf(game)]).then(([sent, phrases]) => new Kit(sent, phrases))
    found.catch(() => kits.delete(game))
    kits.set(game, found)
  }
  return found
}
