/** A game's box: the names of its pieces, their printed components, and its sentences. All of it comes from the server. */

import type { Kit as Sent, Line, Message } from '../wire'
import { api } from './api'
import { hasOwn, press, t } from './language.svelte'
import { pictureAt } from './lobby'
import { ANYONE, type Listener } from './messages'
import { counted, formsIn, worded, type Form } from './phrases'
import { prefs } from './prefs.svelte'
import { say, type Patterns, type Values } from './words'

/** The components of any game. A board knows the type of its own: `Kit<Components>`. */
export type AnyComponents = Record<string, unknown>

const FALLBACK = 'en'

/** A line of the log as it is shown, and the first and last of the lines that it stands for. */
export interface Shown {
  line: Line
  first: number
  last: number
}

export class Kit<C = AnyComponents> {
  readonly game: string
  /** The printed components of this box. */
  readonly components: C
  private readonly books: Record<string, Patterns>
  private readonly forms: Form[]
  /** The version of the pictures. */
  private readonly version: string

  constructor(sent: Sent) {
    this.game = sent.game
    this.books = sent.words
    this.version = sent.art ?? ''
    this.components = sent.components as C
    this.forms = formsIn(sent.words[FALLBACK] ?? {})
  }

  /** The pattern of the first of these keys that the game has words for, in the person's language or else in English. */
  private pattern(...keys: string[]): string | undefined {
    for (const book of [this.books[prefs.language], this.books[FALLBACK]]) {
      const key = book && keys.find((one) => one in book)
      if (key !== undefined) return book![key]
    }
    return undefined
  }

  /** True if the game has words for this key. */
  has(key: string): boolean {
    return this.pattern(key) !== undefined
  }

  /** A sentence of the game, or of the client where the game has none of this key. `{ $press }` is "Click" or "Tap". */
  say(key: string, values: Values = {}): string {
    const pattern = this.pattern(key)
    if (pattern !== undefined) return say(pattern, pattern.includes('$press') ? { press: press(), ...values } : values)
    return hasOwn(key) ? t(key, values) : plain(key)
  }

  /** The name of the piece or place with this id. */
  name(id: string): string {
    return this.has(id) ? this.say(id) : plain(id)
  }

  /** The address of the picture of a piece. Every piece has one; a card of a pack without a scene gets a fitting one. */
  art(id: string): string {
    return pictureAt(this.game, id, this.version)
  }

  /** The printed text of a piece, from the words; empty if it has none. */
  text(id: string): string {
    return this.has(`${id}.text`) ? this.say(`${id}.text`) : ''
  }

  /** An action as a sentence, by its form or else word by word. */
  action(text: string, listener: { names: string[] }): string {
    const said = this.phrase(text, listener.names) ?? this.words(text)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }

  private phrase(text: string, players: string[]): string | undefined {
    const count = (id: string, n: number) => this.say(`count-${id}`, { n })
    const speaker = { name: (id: string) => this.name(id), count, players }
    for (const { key, fits, slots } of this.forms) {
      const found = fits.exec(text)
      if (found) return this.say(key, Object.fromEntries(slots.map((slot, i) => [slot.name, worded(slot, found[i + 1]!, speaker)])))
    }
    return undefined
  }

  /** Replaces ids by names and leaves everything else unchanged. */
  private words(text: string): string {
    return text
      .split(' ')
      .map((word) => (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word) && this.named(word) ? this.say(word) : word))
      .join(' ')
  }

  private named(word: string): boolean {
    const pattern = this.pattern(word)
    return pattern !== undefined && !pattern.includes('$') && (word.includes('-') || pattern.length < 25)
  }

  /** A message in the person's language, with "you" for the listener and names for others. Without words it is the fallback. */
  message(message: Message, listener: Listener = ANYONE, fallback = plain(message.key)): string {
    const { seat } = listener
    const keys = [message.key]
    if (seat !== null && message.rival === seat) keys.unshift(`${message.key}-rival-you`)
    if (seat !== null && message.seat === seat) keys.unshift(`${message.key}-you`)
    const pattern = this.pattern(...keys)
    const values = this.values(message, listener.names)
    if (pattern !== undefined) return say(pattern, values)
    // Refusals of the server itself are in the server's words and mention nothing of the game.
    return hasOwn(message.key) ? t(message.key, { ...values, text: message.text ?? '' }) : fallback
  }

  /** An attribute that holds for every language stands in the English file alone. */
  private mark(key: string, attribute: string): string {
    return this.books[FALLBACK]?.[`${key}.${attribute}`] ?? ''
  }

  private values(message: Message, players: string[]): Values {
    const { n, m, k = 0, seat, rival, piece, pieces, text } = message
    const values: Values = { n, m, k }
    for (const name of this.mark(message.key, 'from-zero').split(' ').filter(Boolean)) values[name] = Number(values[name]) + 1
    if (seat != null) values.seat = players[seat] ?? t('seat-n', { n: seat + 1 })
    if (rival != null) values.rival = players[rival] ?? t('seat-n', { n: rival + 1 })
    if (piece) values.piece = this.name(piece)
    if (pieces) values.pieces = counted(pieces.map((one) => this.name(one)))
    if (text && this.mark(message.key, 'literal')) values.text = text
    else if (text) values.text = this.has(text) ? this.say(text) : (this.phrase(text, players) ?? this.words(text))
    return values
  }

  /** Lines as they are shown. Neighbours that have `.fold` become one line with all their pieces and their number `n`. */
  fold(lines: Line[]): Shown[] {
    const found: Shown[] = []
    lines.forEach((line, i) => {
      const last = found.at(-1)
      const key = this.mark(line.key, 'fold')
      if (!last || !key || lines[last.first]!.key !== line.key || last.line.seat !== line.seat || last.line.rival !== line.rival) {
        found.push({ line, first: i, last: i })
        return
      }
      const pieces = lines.slice(last.first, i + 1).flatMap(({ piece }) => piece ?? [])
      last.line = { ...last.line, key, pieces, n: i + 1 - last.first, entry: line.entry }
      last.last = i
    })
    return found
  }

  /** A line of the log. Without words of the game it is as the server worded it. */
  line(line: Line, viewer: number | null, players: string[]): string {
    return this.message(line, { seat: viewer, names: players }, line.say)
  }
}

/** A readable form of an id without a name: "army_1" becomes "Army 1". */
export function plain(id: string): string {
  const said = id.replace(/[_-]/g, ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const kits = new Map<string, Promise<Kit>>()

/** The box that a table plays with, its pack included. Without a table it is the game's default box. */
export function loadKit(game: string, table?: string): Promise<Kit> {
  const name = table === undefined ? game : `${game} ${table}`
  let found = kits.get(name)
  if (!found) {
    const sent = table === undefined ? api.kit(game) : api.tableKit(table)
    found = sent.then((kit) => new Kit(kit))
    found.catch(() => kits.delete(name))
    kits.set(name, found)
  }
  return found
}
