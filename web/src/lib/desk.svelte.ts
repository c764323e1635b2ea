/**
 * The desk: one place at one table. It holds what the server has said, and nothing else.
 * A move is sent and then waited for; the board changes only when the server's next picture comes.
 */

import { tick } from 'svelte'
import type { ClientMessage, Hint, Line, Prompt, Refusal, ServerMessage, TableFacts, Talk } from '../wire'
import { api, No } from './api'
import { Choice } from './choice.svelte'
import { Motion } from './motion'
import { t } from './language.svelte'
import { namesOf } from './names'
import { keep, recall } from './prefs.svelte'

export type View = Record<string, any>
export type Link = 'connecting' | 'open' | 'lost' | 'closed'

/** What the board looked like when the log had so many lines. */
export interface Moment {
  lines: number
  view: View
}

export interface Reading {
  name: string
  about: string
  element: Element
}

const PATIENCE = [500, 1000, 2000, 4000, 8000]

export class Desk {
  table = $state.raw<TableFacts | null>(null)
  view = $state.raw<View | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  canUndo = $state(false)
  log = $state.raw<Line[]>([])
  talk = $state.raw<Talk[]>([])
  link = $state<Link>('connecting')
  why = $state('')
  /** The action that was sent and is not answered yet. */
  pending = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** What the adviser said of the question that is open. */
  hint = $state.raw<Hint | null>(null)
  /** Is the adviser thinking? */
  asking = $state(false)
  /** The moment that is looked back at, or null for now. */
  looking = $state.raw<Moment | null>(null)
  /** The piece that is read: under the pointer, or focused. */
  reading = $state.raw<Reading | null>(null)
  /** Lines that were added by the last message, for those who listen. */
  fresh = $state.raw<Line[]>([])
  /** How many lines this browser had seen before this visit, or -1. */
  seenBefore = -1
  moments: Moment[] = []
  readonly choice = new Choice(this)
  readonly motion = new Motion()
  private socket: WebSocket | null = null
  private mark = ''
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private alive = true
  private sent = 0

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.seenBefore = recall(`tessera.seen.${id}.${seat}`, -1)
  }

  get names(): string[] {
    return namesOf(this.table?.players ?? [])
  }

  connect(): void {
    const place = this.seat === null ? '' : `&seat=${this.seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?mark=${this.mark}${place}`)
    this.socket = socket
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage)
    socket.onclose = (event) => this.lost(socket, event)
  }

  close(): void {
    this.alive = false
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (!this.alive || socket !== this.socket) return
    this.pending = null
    // Who said too much at once was sent away for a moment; whoever may not come in stays out.
    if (event.code === 1008 && event.reason !== 'limit') {
      this.link = 'closed'
      this.why ||= event.reason
      return
    }
    this.link = 'lost'
    this.timer = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)])
  }

  private hear(said: ServerMessage): void {
    if (said.type === 'refusal') this.refused(said)
    else if (said.type === 'state' || said.type === 'news') void this.show(said)
  }

  private refused(said: Refusal): void {
    if (this.link === 'connecting' && !this.table) this.why = said.reason
    this.pending = null
    this.refusal = said
  }

  private async show(said: Extract<ServerMessage, { type: 'state' | 'news' }>): Promise<void> {
    this.link = 'open'
    this.tries = 0
    this.mark = said.mark
    const before = this.motion.snapshot()
    const asked = this.prompt?.ask
    if (said.table) this.table = said.table
    if ('view' in said && said.view !== undefined) this.view = said.view
    if ('prompt' in said && said.prompt !== undefined) this.prompt = said.prompt
    if (said.can_undo != null) this.canUndo = said.can_undo
    this.fresh = this.log.length || said.type === 'news' ? said.log.add : []
    this.log = [...this.log.slice(0, said.log.keep), ...said.log.add]
    this.talk = said.type === 'state' && !this.talk.length ? said.talk : [...this.talk, ...said.talk]
    if (this.prompt?.ask !== asked) {
      this.choice.clear()
      this.pending = null
      this.hint = null
    } else this.choice.mend()
    if (this.prompt?.ask !== asked || said.view) this.refusal = null
    if (this.view && said.view) this.moments.push({ lines: this.log.length, view: this.view })
    keep(`tessera.seen.${this.id}.${this.seat}`, this.log.length)
    await tick()
    this.motion.play(before)
  }

  private tell(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private stamp(): string {
    return `${Date.now().toString(36)}-${(this.sent++).toString(36)}`
  }

  /** Answer the question with an action's text. */
  play(text: string): void {
    if (this.seat === null || !this.prompt || this.pending !== null || !text.trim()) return
    this.refusal = null
    const wish = { type: 'move', seat: this.seat, ask: this.prompt.ask, id: this.stamp(), do: text.trim() } as const
    if (this.tell(wish)) this.pending = wish.do
    else this.refusal = { type: 'refusal', code: 'unavailable', reason: t(`link-${this.link}`) }
  }

  undo(): void {
    if (this.seat !== null && this.tell({ type: 'undo', seat: this.seat, id: this.stamp() })) this.refusal = null
  }

  chat(text: string): void {
    if (this.seat !== null && text.trim()) this.tell({ type: 'chat', seat: this.seat, text: text.trim() })
  }

  /** Is nobody wronged by a hint: do only computers play against us, or is the table friendly? */
  get mayAsk(): boolean {
    const others = this.table?.players.filter((_, seat) => seat !== this.seat) ?? []
    return !!this.table && (this.table.friendly || others.every((player) => player.agent !== null))
  }

  async askHint(): Promise<void> {
    this.asking = true
    const said = (await this.act('hint')) as Hint | null
    this.asking = false
    // By the time it answers we may have moved on.
    if (said && said.ask === this.prompt?.ask) this.hint = said
  }

  /** Resign, hand over, come back, share, propose: what the table does by HTTP. */
  async act(what: string, more: object = {}): Promise<Record<string, unknown> | null> {
    if (this.seat === null) return null
    try {
      return await api.act(this.id, what, this.seat, more)
    } catch (error) {
      if (error instanceof No) this.refusal = error.refusal
      return null
    }
  }
}
