/**
 * A session is the connection of one seat or watcher to one table. It holds only what the server has sent. After a move it waits;
 * the board changes only when the server sends the next view.
 */

import { tick } from 'svelte'
import type {
  ClientMessage,
  GuideLine,
  Hint,
  LessonLine,
  Line,
  Moment as PastMoment,
  Previews,
  Prompt,
  Refusal,
  ServerMessage,
  TableFacts,
  Talk,
  Why,
} from '../wire'
import { api, ApiError } from './api'
import { Choice } from './choice.svelte'
import { Motion } from './motion'
import { t } from './language.svelte'
import { namesOf } from './names'
import { newLines, Player, stepsOf, type Pacing, type Step } from './player.svelte'
import { keep, prefs, recall } from './prefs.svelte'
import { reasonOf } from './refusals'
import { keepSeat, seatAt } from './tables'
import { lastTouched, type Touches } from './touched'
import { openIfAsked } from './witness'

/** A view of any game. A board knows the type of its own: `BoardProps<View>`. */
export type AnyView = Record<string, unknown>
export type Link = 'connecting' | 'open' | 'lost' | 'closed'

/** The view when the log had this number of lines. */
export interface Moment {
  lines: number
  view: AnyView
}

export interface Reading {
  on: string | undefined
  name: string
  about: string
  element: Element
  /** By what it is known from view to view. */
  key: string
  /** Was it a finger that asked? Then it stays until another tap. */
  touch: boolean
}

const PATIENCE = [500, 1000, 2000, 4000, 8000]

export class Session {
  table = $state.raw<TableFacts | null>(null)
  /** The view that is shown. Newer views may be known already, because `player` shows one step after another. */
  view = $state.raw<AnyView | null>(null)
  /** The open question. The events that led to it may not have been shown yet. */
  openPrompt = $state.raw<Prompt | null>(null)
  /** Hints of the guide that fit the question and the view, in order. */
  guide = $state.raw<GuideLine[]>([])
  /** The current text of the guide of a lesson. */
  lesson = $state.raw<LessonLine | null>(null)
  canUndo = $state(false)
  log = $state.raw<Line[]>([])
  talk = $state.raw<Talk[]>([])
  link = $state<Link>('connecting')
  why = $state('')
  /** The action that was sent and is not answered yet, or null. */
  pending = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The hint for the open question. */
  hint = $state.raw<Hint | null>(null)
  /** The certain effects of each option of the open question, by gauge: the number now and afterwards. */
  previews = $state.raw<Record<string, Record<string, [number, number]>>>({})
  /** True while an action is being typed instead of clicked. */
  typing = $state(false)
  /** True while a hint is being computed. */
  asking = $state(false)
  /** The past moment that is shown, or null for the present. */
  looking = $state.raw<Moment | null>(null)
  /** The piece whose text is shown, because it is under the pointer or focused. */
  reading = $state.raw<Reading | null>(null)
  /** The lines of the last message, for screen readers. */
  fresh = $state.raw<Line[]>([])
  /** The number of lines that this browser had seen before this visit, or -1. */
  seenBefore = -1
  moments: Moment[] = []
  readonly player = new Player<AnyView>((step) => this.show(step))
  /** The pace of the lines of this game. */
  pacing: Pacing = () => 'small'
  /** The pieces that the lines of this game are about. */
  touches: Touches = () => []
  readonly choice = new Choice(this)
  readonly motion = new Motion()
  /** The latest view, which may not be shown yet. */
  private latest: AnyView | null = null
  private nKnown = 0
  private socket: WebSocket | null = null
  private mark = ''
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private alive = true
  private sent = 0

  /** The own seat. If seats are drawn, it changes when the match begins. */
  seat = $state<number | null>(null)

  constructor(
    readonly id: string,
    seat: number | null,
    /** The place at which this browser sat down, which never changes. */
    private readonly place = seat,
  ) {
    this.seat = seat
    this.seenBefore = recall(`tessera.seen.${id}.${seat}`, -1)
  }

  /** The open question, once all events that led to it have been shown. */
  get prompt(): Prompt | null {
    return this.player.idle ? this.openPrompt : null
  }

  /** True if this browser holds the seat. A link for looking over a shoulder shows the view of a seat, but allows no requests. */
  get plays(): boolean {
    return seatAt(this.id)?.kind === 'seat'
  }

  get names(): string[] {
    return namesOf(this.table?.players ?? [])
  }

  connect(): void {
    const place = this.place === null ? '' : `&place=${this.place}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?mark=${this.mark}${place}`)
    this.socket = socket
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage)
    socket.onclose = (event) => this.lost(socket, event)
  }

  close(): void {
    this.alive = false
    this.player.close()
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (!this.alive || socket !== this.socket) return
    this.pending = null
    // A client that sent too much at once may reconnect later; one without permission may not.
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
    else if (said.type === 'state' || said.type === 'news') this.learn(said)
  }

  private refused(said: Refusal): void {
    if (this.link === 'connecting' && !this.table) this.why = reasonOf(said)
    this.pending = null
    this.refuse(said)
  }

  /** A refusal takes the place of a hint, and of what is read under a pointer, which would lie over it. */
  private refuse(said: Refusal): void {
    this.refusal = said
    this.hint = null
    if (!this.reading?.touch) this.reading = null
  }

  /** Process a message of the server. Facts of the table apply at once; events are played. */
  private learn(said: Extract<ServerMessage, { type: 'state' | 'news' }>): void {
    this.link = 'open'
    this.tries = 0
    this.mark = said.mark
    const mine = this.pending !== null
    const asked = this.openPrompt?.ask
    if (said.table) this.takeSeat(said.table)
    if (said.table?.opening.length) void openIfAsked(said.table)
    // When seats are drawn, all lines are sent again with the new seats of their speakers.
    const first = said.talk[0]?.n ?? Infinity
    this.talk = [...this.talk.filter((line) => line.n < first), ...said.talk]
    if ('prompt' in said && said.prompt !== undefined) this.openPrompt = said.prompt
    if (said.guide != null) this.guide = said.guide
    if (said.lesson !== undefined) this.lesson = said.lesson
    if (said.can_undo != null) this.canUndo = said.can_undo
    if (this.openPrompt?.ask !== asked) {
      this.choice.clear()
      this.pending = null
      this.hint = null
      this.previews = {}
    } else this.choice.mend()
    if (this.openPrompt?.ask !== asked || said.view) this.refusal = null
    this.playOut(said, mine)
  }

  /** Take the seat that the table assigns. */
  private takeSeat(table: TableFacts): void {
    if (this.seat !== null && table.you !== null && table.you !== this.seat) {
      this.seat = table.you
      const sits = seatAt(this.id)
      if (sits) keepSeat(this.id, { ...sits, seat: table.you })
    }
    this.table = table
  }

  private playOut(said: Extract<ServerMessage, { type: 'state' | 'news' }>, mine: boolean): void {
    const view = said.view !== undefined ? said.view : this.latest
    this.latest = view
    const { keep: kept, add: lines } = said.log
    const begun = this.view !== null
    if (!begun || kept < this.nKnown || said.type === 'state') {
      // After a connection, a reconnection or a take-back the current state is shown at once, without the steps that led to it.
      this.player.toEnd()
      const log = [...this.log.slice(0, kept), ...lines]
      this.fresh = begun ? newLines(this.log, log) : []
      this.log = log
      this.display(view)
    } else if (view !== null) {
      const moments = said.type === 'news' ? (said.moments ?? []) : []
      this.player.speed = prefs.speed
      this.player.add(stepsOf({ lines, moments, view, mine }, (line) => this.pacing(line, this.seat)))
    }
    this.nKnown = kept + lines.length
    keep(`tessera.seen.${this.id}.${this.seat}`, this.nKnown)
  }

  /** Show a step of the event player. */
  private show(step: Step<AnyView>): void {
    this.fresh = step.lines
    this.log = [...this.log, ...step.lines]
    if (step.view !== this.view) this.display(step.view, step.lines)
  }

  /** Show a moment of a finished match. On request the lines since the previous moment are played. */
  retell(past: PastMoment, played: boolean): void {
    const known = this.log.length
    const goesOn = past.log.length > known && past.log[known - 1]?.entry === this.log[known - 1]?.entry
    if (played && goesOn) {
      const moments = (past.moments ?? []).map((one) => ({ lines: one.lines - known, view: one.view })).filter((one) => one.lines > 0)
      this.player.add(
        stepsOf({ lines: past.log.slice(known), moments, view: past.view, mine: false }, (line) => this.pacing(line, this.seat)),
      )
    } else {
      this.log = past.log
      this.fresh = past.log.filter((line) => line.entry === past.log.at(-1)?.entry)
      this.display(past.view)
    }
  }

  private display(view: AnyView | null, told: Line[] = []): void {
    const before = this.motion.snapshot()
    this.view = view
    if (view) this.moments.push({ lines: this.log.length, view })
    const movers = lastTouched(told, this.touches)
    void tick().then(() => this.motion.play(before, (key) => this.moverOf(key, movers, told)))
  }

  /** The rival from whom a piece comes or to whom it goes: the seat that touched it, or the seat of a line that names it. */
  private moverOf(key: string, movers: Map<string, number>, told: Line[]): number | undefined {
    const parts = key.split(/[/:]/)
    const seat = movers.get(key) ?? told.find((line) => line.piece != null && parts.includes(line.piece))?.seat
    return seat == null || seat === this.seat ? undefined : seat
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
    else this.refuse({ type: 'refusal', code: 'unavailable', reason: t(`link-${this.link}`) })
  }

  undo(): void {
    if (this.seat !== null && this.tell({ type: 'undo', seat: this.seat, id: this.stamp() })) this.refusal = null
  }

  chat(text: string): void {
    if (this.seat !== null && text.trim()) this.tell({ type: 'chat', seat: this.seat, text: text.trim() })
  }

  /** True if the table was opened with hints. */
  get mayAsk(): boolean {
    return this.table?.hints ?? false
  }

  /** Request the previews of the options. When they arrive, another question may be open. */
  async foresee(): Promise<void> {
    const ask = this.prompt?.ask
    if (!this.plays || this.seat === null || ask === undefined) return
    const said = await api.act<Previews>(this.id, 'previews', this.seat).catch(() => null)
    if (said && said.ask === this.openPrompt?.ask) this.previews = said.options
  }

  /** Ask the server why a piece cannot be used now. The answer is shown as a refusal. */
  async askWhy(piece: string): Promise<void> {
    if (!this.plays || this.seat === null || this.table?.status !== 'playing') return
    const said = await api.act<Why>(this.id, 'why', this.seat, { piece }).catch(() => null)
    if (said?.refusal) this.refuse(said.refusal)
  }

  async askHint(): Promise<void> {
    this.asking = true
    const said = (await this.act('hint')) as Hint | null
    this.asking = false
    // The question may have changed by the time the answer arrives.
    if (!said || said.ask !== this.prompt?.ask) return
    // The pieces clicked so far may lead to another option.
    this.choice.clear()
    this.refusal = null
    this.hint = said
  }

  /** The action that the adviser or the guide of a lesson points at. */
  get pointed(): string | undefined {
    return this.hint?.do ?? (this.prompt ? this.lesson?.do || undefined : undefined)
  }

  /** The piece to be clicked next for that action, if it has one whose options are not laid out already. */
  get hintedPiece(): string | undefined {
    const { pointed, choice } = this
    const piece = pointed === undefined ? undefined : choice.left.find((one) => one.option.do === pointed)?.rest[0]
    return piece !== undefined && (piece === choice.menu || piece === choice.laidOut) ? undefined : piece
  }

  hinted(on: string): boolean {
    return this.hintedPiece === on
  }

  /** Call an endpoint of the table by HTTP: resign, hand over, come back, share, propose. */
  async act(what: string, more: object = {}): Promise<Record<string, unknown> | null> {
    if (this.seat === null) return null
    try {
      return await api.act(this.id, what, this.seat, more)
    } catch (error) {
      if (error instanceof ApiError) this.refuse(error.refusal)
      return null
    }
  }
}
