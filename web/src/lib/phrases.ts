/**
 * Actions as sentences. An action's text is for programs and never changes. A sentence of the game's words names in its
 * attribute `.form` the texts that it says: `do-road` has the form `build road to {seat} with {pieces}`. An action that
 * fits no form is said word by word, so that a new action is never silent.
 */

import type { Patterns } from './words'

/** The patterns of slots. A slot is `{seat}`, or `{other:piece}` where the value has a name of its own. */
const SLOTS: Record<string, string> = {
  seat: '\\d+',
  n: '\\d+',
  numbers: '\\d+(?: \\d+)*',
  /** Slots that texts count from 0 and people from 1. */
  track: '\\d+',
  piece: '[a-z][a-z0-9]*(?:-[a-z0-9]+)*',
  /** Several pieces. Alternatives are separated by ` or `. */
  pieces: '[a-z][a-z0-9-]*(?: [a-z0-9-]+)*?',
  /** Numbers of pieces, each said by `count-<piece>`: `2 army 1 general`. */
  counts: '\\d+ [a-z][a-z-]*(?: \\d+ [a-z][a-z-]*)*',
  at: '-?\\d+,-?\\d+',
}

export interface Slot {
  name: string
  kind: string
}

export interface Form {
  key: string
  fits: RegExp
  slots: Slot[]
}

const ATTRIBUTE = '.form'

/** The forms of a word file, in its order: the first one that fits an action says it. */
export function formsIn(words: Patterns): Form[] {
  return Object.entries(words)
    .filter(([key]) => key.endsWith(ATTRIBUTE))
    .map(([key, form]) => read(form, key.slice(0, -ATTRIBUTE.length)))
}

function read(form: string, key: string): Form {
  const slots: Slot[] = []
  const fits = form.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind = name) => {
    slots.push({ name, kind })
    return `(${SLOTS[kind]})`
  })
  return { key, fits: new RegExp(`^${fits}$`), slots }
}

export interface Speaker {
  name: (id: string) => string
  /** A number of pieces of a kind, in words. */
  count?: (id: string, n: number) => string
  players: string[]
}

/** The value of a slot for a sentence. A number stays a number, so that the sentence can choose its plural. */
export function worded({ kind }: Slot, text: string, { name, count, players }: Speaker): string | number {
  if (kind === 'n') return Number(text)
  if (kind === 'seat') return players[Number(text)] ?? text
  if (kind === 'track') return Number(text) + 1
  if (kind === 'piece') return name(text)
  if (kind === 'pieces')
    return text
      .split(' or ')
      .map((one) => counted(one.split(' ').map(name)))
      .join(` ${name('or')} `)
  if (kind === 'counts')
    return text
      .match(/\d+ [a-z-]+/g)!
      .map((one) => numbered(one, count))
      .join(', ')
  if (kind === 'numbers') return text.split(' ').join(', ')
  return text
}

function numbered(text: string, count: Speaker['count']): string {
  const [n, id] = text.split(' ') as [string, string]
  return count ? count(id, Number(n)) : text
}

/** A list of pieces in which equal ones are counted: "2 × Wood, Stone". */
export function counted(names: string[]): string {
  const found = new Map<string, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return [...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ')
}
