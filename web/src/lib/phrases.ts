/**
 * Actions as sentences. An action's text is for programs and never changes; a phrase says in which form it is written
 * and which of our words say it: `build road to {seat} with {pieces}` is said by `do-ah-road`. What no phrase fits is
 * said word by word, so that a new action is never silent.
 */

export type Phrase = readonly [form: string, key: string]

export interface Phrasebook {
  phrases: readonly Phrase[]
  /** Numbers of log lines that the game counts from 0 and people from 1: for each key, `n` or `m`. */
  fromZero?: Record<string, 'n' | 'm'>
}

/** What a slot takes. `{seat}`, or `{other:piece}` where the value has a name of its own. */
const SLOTS: Record<string, string> = {
  seat: '\\d+',
  n: '\\d+',
  numbers: '\\d+(?: \\d+)*',
  /** Counted from 0 in texts, from 1 by people. */
  track: '\\d+',
  piece: '[a-z][a-z0-9]*(?:-[a-z0-9]+)*',
  pieces: '[a-z][a-z0-9-]*(?: [a-z0-9-]+)*?',
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

export function read(phrases: readonly Phrase[]): Form[] {
  return phrases.map(([form, key]) => {
    const slots: Slot[] = []
    const fits = form.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind = name) => {
      slots.push({ name, kind })
      return `(${SLOTS[kind]})`
    })
    return { key, fits: new RegExp(`^${fits}$`), slots }
  })
}

export interface Speaker {
  name: (id: string) => string
  players: string[]
}

/** What a slot's text is called. */
export function worded({ kind }: Slot, text: string, { name, players }: Speaker): string {
  if (kind === 'seat') return players[Number(text)] ?? text
  if (kind === 'track') return String(Number(text) + 1)
  if (kind === 'piece') return name(text)
  if (kind === 'pieces') return counted(text.split(' ').map(name))
  if (kind === 'numbers') return text.split(' ').join(', ')
  return text
}

/** Several alike are counted: "2 × Wood, Stone". */
export function counted(names: string[]): string {
  const found = new Map<string, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return [...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ')
}
