/**
 * A finished match, replayed. The server sends the table after any entry, and the player that shows a running match shows what
 * was told, one thing after another.
 */

import type { Line, Moment } from '../wire'
import { api } from './api'
import type { Session } from './session.svelte'

/** The speeds of a replay, relative to that of a match. */
export const RATES = [1, 2, 4]
const SCRUB = 120

/** The start of a round: its place on the timeline and its number. */
export interface RoundStart {
  at: number
  round: number
}

/** The keys of lines that open a round. In games where every turn names its round, the first turn opens it. */
const ROUNDS = ['round-begins', 'turn']

export class Replay {
  /** The entry after which the table is shown. */
  entry = $state(0)
  nEntries = $state(0)
  /** All that was told, to the end. */
  lines = $state.raw<Line[]>([])
  private entries = $state.raw<string[]>([])
  playing = $state(false)
  rate = $state(1)
  wrong = $state('')
  /** True while a moment is being loaded. */
  busy = $state(false)
  /** The last entry that is shown so far. Draws that follow an entry automatically belong to it. */
  private told = $state(0)
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly found = new Map<number, Promise<Moment>>()
  private wish = 0
  private scrubbing: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly session: Session,
    /** Called with the entry that is shown, for the address of the page. */
    private readonly moved: (entry: number) => void,
  ) {
    session.player.speed = 'normal'
    session.player.waits = false
  }

  /** The entries with lines, and the start and the end. */
  stops = $derived.by((): number[] => {
    const told = this.lines.map((line) => this.cause(line))
    return [0, ...told, this.nEntries].sort((a, b) => a - b).filter((entry, i, all) => entry !== all[i - 1])
  })

  /** The entry that led to a line. Draws follow automatically from the action before them. */
  private cause(line: Line): number {
    let entry = line.entry ?? 0
    while (entry > 0 && this.entries[entry - 1]?.startsWith('chance: ')) entry -= 1
    return entry
  }

  /** The position of the entry on the timeline. */
  get at(): number {
    const after = this.stops.findIndex((entry) => entry > this.entry)
    return (after < 0 ? this.stops.length : after) - 1
  }

  /** The starts of all rounds. */
  rounds = $derived.by((): RoundStart[] => {
    const found: RoundStart[] = []
    let last: number | null = null
    for (const line of this.lines) {
      if (!ROUNDS.includes(line.key) || line.n === last) continue
      last = line.n
      found.push({ at: Math.max(0, this.stops.indexOf(this.cause(line))), round: found.length + 1 })
    }
    return found
  })

  /** The lines that were told last, in their order. */
  get now(): Line[] {
    const { log } = this.session
    const last = log.at(-1)
    return last ? log.filter((line) => line.entry === last.entry) : []
  }

  get over(): boolean {
    return this.told >= this.nEntries || this.entry >= this.nEntries
  }

  /** Begin at an entry, and learn what will be told. */
  async open(entry: number): Promise<void> {
    await this.show(entry, false)
    const [record, end] = await Promise.all([api.record(this.session.id), this.moment(this.nEntries)])
    this.entries = record.entries
    this.lines = end.log
  }

  /** Show the table after an entry, at once. */
  async jump(entry: number): Promise<void> {
    this.hold()
    this.session.player.toEnd()
    await this.show(Math.max(0, Math.min(this.nEntries, entry)), false)
  }

  /** Go to a position on the timeline. While it is dragged, only positions at which it pauses are loaded. */
  scrub(place: number): void {
    clearTimeout(this.scrubbing)
    this.scrubbing = setTimeout(() => void this.jump(this.stops[place] ?? 0), SCRUB)
  }

  /** Go one step back. */
  async back(): Promise<void> {
    await this.jump(this.stops.findLast((entry) => entry < this.entry) ?? 0)
  }

  /** Go one step forward, played as it happened. */
  async next(): Promise<void> {
    const { player } = this.session
    if (!player.idle) player.toEnd()
    const to = this.stops.find((entry) => entry > Math.max(this.entry, this.told))
    if (to === undefined) {
      this.playing = false
      if (this.entry < this.nEntries) await this.show(this.nEntries, false)
      return
    }
    await this.show(to, true)
  }

  /** Go one step forward on request of the person. */
  async forward(): Promise<void> {
    this.hold()
    await this.next()
  }

  /** Start the automatic replay. It begins anew if the end is shown. */
  async play(): Promise<void> {
    if (this.over) await this.show(0, false)
    this.session.player.pause(false)
    this.playing = true
  }

  toggle(): void {
    if (!this.playing) return void this.play()
    this.playing = false
    this.session.player.pause(true)
  }

  choose(rate: number): void {
    this.rate = this.session.player.rate = rate
  }

  close(): void {
    this.playing = false
    clearTimeout(this.scrubbing)
    this.session.close()
  }

  private hold(): void {
    this.playing = false
    this.session.player.pause(false)
  }

  private moment(entry: number): Promise<Moment> {
    let found = this.found.get(entry)
    if (!found) {
      found = api.moment(this.session.id, entry, this.session.seat)
      found.catch(() => this.found.delete(entry))
      this.found.set(entry, found)
    }
    return found
  }

  private async show(entry: number, played: boolean): Promise<void> {
    const wish = ++this.wish
    this.busy = true
    try {
      const found = await this.moment(entry)
      // Another moment may have been requested meanwhile.
      if (wish !== this.wish) return
      this.wrong = ''
      this.entry = found.entry
      this.nEntries = found.n_entries
      this.told = Math.max(found.entry, found.log.at(-1)?.entry ?? 0)
      this.session.retell(found, played)
      this.moved(found.entry)
      const soon = this.stops.find((one) => one > this.told)
      if (soon !== undefined) void this.moment(soon).catch(() => null)
    } catch (error) {
      this.playing = false
      this.wrong = (error as Error).message
    } finally {
      if (wish === this.wish) this.busy = false
    }
  }
}
