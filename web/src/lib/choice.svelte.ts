/**
 * Maps clicks on pieces to actions. An option names its pieces in order, and clicks in that order lead to this option alone.
 * Pieces that no board draws are skipped, so every option can be reached.
 */

import type { Option } from '../wire'
import type { Session } from './session.svelte'

interface Left {
  option: Option
  /** The pieces that remain to be clicked. */
  rest: string[]
}

interface Shown {
  element: Element
  name: string
  /** The board's own words for an option of this piece, used instead of the sentence of the action. */
  says: ((option: Option) => string) | undefined
}

export class Choice {
  /** The pieces that were clicked so far. */
  chosen = $state.raw<string[]>([])
  /** The piece that a finger has raised to be read: a second tap on it, or the button beside the question, plays it. */
  raised = $state<string | null>(null)
  /** The piece whose menu is open. */
  menu = $state<string | null>(null)
  /** The piece whose options the board lays out by itself, as a menu would. */
  laidOut = $state<string | null>(null)
  /** An option that would probably lose the match. It has to be confirmed. */
  doubt = $state.raw<Option | null>(null)
  /** The elements that show each piece. The first one is its control, the others only glow. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- `version` tells of its changes, many at once
  private readonly shown = new Map<string, Shown[]>()
  private version = $state(0)
  /** Pieces that are drawn where nobody can see them. Their options become buttons beside the question. */
  private crowded = $state.raw<string[]>([])
  private stirred = false

  constructor(private readonly session: Session) {}

  /** The options that can be played now. There are none while an answer is pending, a past moment is shown, or the connection is lost. */
  get options(): Option[] {
    const { pending, looking, link, prompt } = this.session
    return pending === null && looking === null && link === 'open' ? (prompt?.options ?? []) : []
  }

  /** The options that are still possible after the clicks so far. */
  left = $derived.by((): Left[] => {
    void this.version
    const found: Left[] = []
    for (const option of this.options) {
      const pieces = option.on.filter((piece) => this.shown.has(piece) && !this.crowded.includes(piece))
      if (this.chosen.every((piece, i) => pieces[i] === piece)) {
        found.push({ option, rest: pieces.slice(this.chosen.length) })
      }
    }
    return found
  })

  private byPiece = $derived.by((): Map<string, Left[]> => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is filled here and then only read
    const found = new Map<string, Left[]>()
    for (const one of this.left) {
      const piece = one.rest[0]
      if (piece === undefined) continue
      const there = found.get(piece)
      if (there) there.push(one)
      else found.set(piece, [one])
    }
    return found
  })

  /** The options without a piece left to click, which are shown as buttons. */
  buttons = $derived.by((): Option[] => this.left.filter((one) => !one.rest.length).map((one) => one.option))

  /** The board's own words for an option whose piece it draws; empty if the board uses the sentence of the action. */
  said(option: Option): string {
    for (const piece of option.on) {
      const says = this.shown.get(piece)?.[0]?.says
      if (says) return says(option)
    }
    return ''
  }

  /** True if the option is a button only because its pieces have no room. */
  isSpare(option: Option): boolean {
    return option.on.some((piece) => this.crowded.includes(piece))
  }

  /** Skip the controls that cannot be seen. */
  crowdOut(isSeen: (element: Element) => boolean): void {
    const hidden = [...this.byPiece.keys()].filter((piece) => !isSeen(this.elementOf(piece)!))
    if (hidden.length) this.crowded = [...this.crowded, ...hidden]
  }

  /** Consider all pieces again after the screen or the question has changed, since there may be room now. */
  spread(): void {
    if (this.crowded.length) this.crowded = []
  }

  /** The options that a click on this piece leads to. */
  at(piece: string): Option[] {
    return (this.byPiece.get(piece) ?? []).map((one) => one.option)
  }

  /** True if several options end on this piece, which are shown as a menu beside it. */
  hasMenu(piece: string): boolean {
    const here = this.byPiece.get(piece) ?? []
    return here.length > 1 && here.every((one) => one.rest.length === 1)
  }

  isChosen(piece: string): boolean {
    return this.chosen.includes(piece)
  }

  /** True if this element is the control of its piece. */
  isFirst(piece: string, element: Element): boolean {
    void this.version
    return this.elementOf(piece) === element
  }

  elementOf(piece: string): Element | undefined {
    return this.shown.get(piece)?.[0]?.element
  }

  /** The controls of all pieces that can be used now. */
  controls(): Element[] {
    return [...this.byPiece.keys()].map((piece) => this.elementOf(piece)!)
  }

  /** The name that the board gives to a piece. */
  nameOf(piece: string): string {
    return this.shown.get(piece)?.[0]?.name ?? ''
  }

  /** A tap reads a piece before it is played, where it would be played at once. True: it is only raised now. */
  raise(piece: string): boolean {
    if (this.raised === piece || this.at(piece).length !== 1) return false
    this.menu = null
    this.raised = piece
    return true
  }

  click(piece: string): void {
    this.raised = null
    const here = this.byPiece.get(piece) ?? []
    if (!here.length && this.isChosen(piece)) this.back(piece)
    else if (here.length === 1) this.play(here[0]!.option)
    else if (this.hasMenu(piece)) this.menu = this.menu === piece ? null : piece
    else if (here.length) {
      this.menu = null
      this.chosen = [...this.chosen, piece]
    }
  }

  /** Forget a clicked piece and those clicked after it; without a name, the last one. */
  back(piece?: string): void {
    if (this.menu !== null) this.menu = null
    else if (this.raised !== null) this.raised = null
    else this.chosen = this.chosen.slice(0, piece === undefined ? -1 : this.chosen.indexOf(piece))
  }

  clear(): void {
    this.menu = null
    this.raised = null
    this.laidOut = null
    this.doubt = null
    if (this.chosen.length) this.chosen = []
  }

  /** Keep the clicked pieces after others have acted, unless they no longer lead to an option. */
  mend(): void {
    if (this.raised !== null && !this.at(this.raised).length) this.raised = null
    if (this.doubt && !this.options.some((option) => option.do === this.doubt!.do)) this.doubt = null
    if (this.chosen.length && !this.left.length && this.session.pending === null) this.clear()
  }

  play(option: Option): void {
    this.menu = null
    this.raised = null
    if (option.warn && this.doubt !== option) this.doubt = option
    else this.session.play(option.do)
  }

  /** Register an element that shows this piece. Returns the function that removes it. Simultaneous changes count as one. */
  register(piece: string, element: Element, name = '', says?: (option: Option) => string): () => void {
    const own: Shown = { element, name, says }
    this.shown.set(piece, [...(this.shown.get(piece) ?? []), own])
    this.stir()
    return () => {
      const rest = (this.shown.get(piece) ?? []).filter((one) => one !== own)
      if (rest.length) this.shown.set(piece, rest)
      else this.shown.delete(piece)
      this.stir()
    }
  }

  private stir(): void {
    if (this.stirred) return
    this.stirred = true
    queueMicrotask(() => {
      this.stirred = false
      this.version += 1
    })
  }
}
