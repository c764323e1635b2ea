/**
 * The event player shows what the server sends step by step, so that people can follow it.
 *
 * A message is cut into steps: a few lines that belong together, and the view while they are told. Steps wait in a queue and are
 * shown one after another, each for as long as people need to follow it. A person can skip a step or all of them; an own move
 * never waits.
 */

import type { Line } from '../wire'
import type { Speed } from './prefs.svelte'

/** The time that each pace takes at normal speed, in milliseconds. */
export const PACES = { small: 700, piece: 900, reveal: 1100, offer: 1200, fight: 1600, attack: 3000, stop: 4000 }
export type Pace = keyof typeof PACES
/** Lines of such a pace that follow one another over the same table are one step. */
const ONE_SCENE: Pace[] = ['stop', 'attack']

/** The factor of each speed, relative to normal. */
const FACTORS = { slow: 0.6, normal: 1, fast: 2, off: 1 }

/** The maximal time for all steps of others together at normal speed, in milliseconds. */
const BUDGET = 8000
/** The minimal time for a step, in milliseconds. */
const SHORTEST = 250
const MOST_SINCE = 5

export interface Step<V> {
  lines: Line[]
  /** The view while the step is shown. */
  view: V
  pace: Pace
  /** True if the step waits for the person: a round was scored, a battle is over. */
  stop: boolean
  /** True if the step follows from an answer of this seat. */
  mine: boolean
}

/** A message as the player needs it: its lines, the views in between, and the latest view. */
export interface Told<V> {
  lines: Line[]
  /** The intermediate views, each with the number of lines that had been told by then. */
  moments: { lines: number; view: V }[]
  view: V
  mine: boolean
}

/** Returns the pace of a line for the seat that looks. Lines of pace `stop` wait for the person. */
export type Pacing = (line: Line, seat: number | null) => Pace

/** Cut a message into steps. Each moment begins a step of its own, so that no change goes unseen. */
export function stepsOf<V>(told: Told<V>, pacing: (line: Line) => Pace): Step<V>[] {
  const steps: Step<V>[] = []
  let from = 0
  for (const { lines, view } of [...told.moments, { lines: told.lines.length, view: told.view }]) {
    for (const group of groups(told.lines.slice(from, lines))) {
      const pace = slowest(group.map((line) => pacing(line)))
      const last = steps.at(-1)
      // What waits to be waved on is waved on once, whoever it is about; and all dice of an attack are one scene.
      if (ONE_SCENE.includes(pace) && last?.pace === pace && last.view === view) last.lines.push(...group)
      else steps.push({ lines: group, view, pace, stop: pace === 'stop', mine: told.mine })
    }
    from = Math.max(from, lines)
  }
  const last = steps.at(-1)
  if (!last || last.view !== told.view) steps.push({ lines: [], view: told.view, pace: 'small', stop: false, mine: told.mine })
  return steps
}

/** Groups consecutive lines of the same player. */
function groups(lines: Line[]): Line[][] {
  const found: Line[][] = []
  for (const line of lines) {
    const group = found.at(-1)
    if (group && group[0]!.seat === line.seat && group[0]!.entry === line.entry) group.push(line)
    else found.push([line])
  }
  return found
}

/** The lines of a log that differ from those told before. A server that sends all lines again does not make them news. */
export function newLines(before: Line[], after: Line[]): Line[] {
  const first = after.findIndex((line, at) => JSON.stringify(line) !== JSON.stringify(before[at]))
  return first < 0 ? [] : after.slice(first)
}

function slowest(paces: Pace[]): Pace {
  return paces.reduce((longest, pace) => (PACES[pace] > PACES[longest] ? pace : longest), 'small' as Pace)
}

export interface Timer {
  after: (ms: number, then: () => void) => unknown
  cancel: (handle: unknown) => void
}

const realTime: Timer = {
  after: (ms, then) => setTimeout(then, ms),
  cancel: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

export class Player<V> {
  speed = $state<Speed>('normal')
  /** The additional factor of a replay. */
  rate = 1
  /** True if stops wait for the person. In a replay they continue by themselves. */
  waits = true
  /** The step that is being shown; null when all that happened has been shown. */
  step = $state.raw<Step<V> | null>(null)
  /** The time for which this step is shown, for the progress line; 0 if it waits. */
  hold = $state(0)
  held = $state(false)
  /** The number of steps that are still to come. */
  nLeft = $state(0)
  /** The lines of others since the last own move, newest first. */
  since = $state.raw<Line[]>([])
  private queue: Step<V>[] = []
  private handle: unknown = null
  /** The time that steps of others have taken since the queue was last empty. */
  private spent = 0

  constructor(
    private readonly show: (step: Step<V>) => void,
    private readonly timer: Timer = realTime,
  ) {}

  get idle(): boolean {
    return this.step === null
  }

  add(steps: Step<V>[]): void {
    if (steps.some((step) => step.mine)) this.mine(steps)
    else {
      this.queue.push(...steps)
      this.nLeft = this.queue.length
      if (this.speed === 'off') this.toEnd()
      else if (this.idle) this.next()
    }
  }

  /** Show an own move at once. Steps that wait before it are shown without delay; what follows from the move is played. */
  private mine(steps: Step<V>[]): void {
    this.toEnd()
    this.since = []
    this.queue.push(...steps)
    this.nLeft = this.queue.length
    if (this.speed === 'off') this.toEnd()
    else this.next()
  }

  /** End this step and show the next. */
  next(): void {
    this.timer.cancel(this.handle)
    const step = this.queue.shift()
    this.nLeft = this.queue.length
    if (!step) {
      this.rest()
      return
    }
    this.enter(step)
    this.hold = this.length(step)
    if (this.hold > 0 && !this.held) this.handle = this.timer.after(this.hold, () => this.next())
    else if (this.hold === 0 && !this.stopsAt(step)) this.next()
  }

  private enter(step: Step<V>): void {
    this.step = step
    if (!step.mine && step.lines.length) this.since = [...step.lines.toReversed(), ...this.since].slice(0, MOST_SINCE)
    this.show(step)
  }

  /** The time for which a step is shown. A step without lines takes no time, and neither does the last one of an own answer. */
  private length(step: Step<V>): number {
    if (this.stopsAt(step)) return 0
    // An own answer is not held up by what it did, unless chance spoke.
    if (!step.lines.length || (step.mine && !this.queue.length && step.pace !== 'attack')) return 0
    const factor = FACTORS[this.speed] * this.rate
    const wanted = PACES[step.pace] / factor
    const together = [step, ...this.queue].reduce((sum, one) => sum + (one.stop || !one.lines.length ? 0 : PACES[one.pace]), 0)
    const share = Math.max(0, BUDGET / Math.min(1, factor) - this.spent) / together
    const length = Math.max(SHORTEST, Math.round(wanted * Math.min(1, share)))
    this.spent += length
    return length
  }

  private stopsAt(step: Step<V>): boolean {
    return step.stop && this.waits
  }

  /** Show all remaining steps at once: the last view and every line. */
  toEnd(): void {
    this.timer.cancel(this.handle)
    const last = this.queue.at(-1) ?? this.step
    const lines = this.queue.flatMap((step) => step.lines)
    this.queue = []
    this.nLeft = 0
    if (last && (lines.length || last !== this.step)) this.enter({ ...last, lines })
    this.rest()
  }

  private rest(): void {
    this.step = null
    this.held = false
    this.hold = 0
    this.spent = 0
  }

  /** Hold the step that is shown, or let it go on. */
  pause(held: boolean): void {
    this.held = held
    this.timer.cancel(this.handle)
    if (!held && this.step && this.hold > 0) this.handle = this.timer.after(this.hold, () => this.next())
  }

  close(): void {
    this.timer.cancel(this.handle)
  }
}
