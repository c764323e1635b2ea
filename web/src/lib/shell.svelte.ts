/** The size of the screen and what is open on it. The regions of the table and the boards read it. */

import type { Session } from './session.svelte'
import { isSeen } from './sight'

/** `short` is a desktop with little height; `phone` is upright, `landscape` lies on its side. */
export type Size = 'wide' | 'short' | 'phone' | 'landscape'
export type Drawer = 'log' | 'talk' | 'rules' | 'menu' | 'points' | 'review'

/** A part of the table that a small screen shows by itself, behind a tab. */
export interface Pane {
  id: string
  /** The key of its name in the game's words. */
  name: string
  icon: string
}

export function sizeOf(width: number, height: number): Size {
  if (height <= 430 && width > height) return 'landscape'
  if (width < 900) return 'phone'
  return height <= 740 ? 'short' : 'wide'
}

export class Shell {
  size = $state<Size>('wide')
  /** The pane in front on a small screen. */
  pane = $state('')
  drawer = $state<Drawer | null>(null)
  /** The rule at which the drawer of rules opens. */
  rule = $state('')
  /** The rival whose table is opened over the stage. */
  rival = $state<number | null>(null)
  /** True if, at the end, the table is shown instead of the result. */
  seesTable = $state(false)
  /** The number of usable pieces in each pane. */
  usable = $state.raw<Record<string, number>>({})

  /** Width and height of the window. */
  extent = $state('')
  /** The question and screen for which the controls were last measured. */
  private measured = ''
  /** The question for which the right pane was last brought forward. */
  private turnedFor = ''

  constructor(
    private readonly session: Session,
    readonly panes: Pane[],
  ) {
    this.pane = panes[0]?.id ?? ''
  }

  get small(): boolean {
    return this.size === 'phone' || this.size === 'landscape'
  }

  /** True if this pane is shown. Large screens show all of them. */
  shows(pane: string): boolean {
    return !this.small || this.pane === pane
  }

  measure(): void {
    this.size = sizeOf(innerWidth, innerHeight)
    this.extent = `${innerWidth} ${innerHeight}`
  }

  openRule(rule: string): void {
    this.rule = rule
    this.drawer = 'rules'
  }

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer
  }

  /** Close the topmost layer. Returns false if there was none. */
  back(): boolean {
    if (this.drawer !== null) this.drawer = null
    else if (this.rival !== null) this.rival = null
    else return false
    return true
  }

  /** Turn to the pane that an element is in. */
  turnTo(element: Element | undefined): void {
    const pane = element?.closest<HTMLElement>('[data-pane]')?.dataset.pane
    if (pane && this.small) this.pane = pane
    this.rival = null
  }

  /** Bring usable pieces into sight: turn to a pane that has some, and show buttons for those without room. */
  seek(): void {
    const { choice, prompt } = this.session
    const now = [prompt?.ask, ...choice.chosen, this.extent].join(' ')
    this.turn(now)
    if (now !== this.measured) choice.spread()
    this.measured = now
    choice.crowdOut(isSeen)
  }

  /** Count the usable pieces of each pane. A new question leaves a pane that has none; later changes of the pane are kept. */
  private turn(now: string): void {
    const usable: Record<string, number> = {}
    for (const element of this.session.choice.controls()) {
      const pane = element.closest<HTMLElement>('[data-pane]')?.dataset.pane
      if (pane) usable[pane] = (usable[pane] ?? 0) + 1
    }
    this.usable = usable
    const best = this.panes.find((pane) => usable[pane.id])
    if (!best || this.turnedFor === now) return
    this.turnedFor = now
    if (this.small && !usable[this.pane]) this.pane = best.id
  }
}
