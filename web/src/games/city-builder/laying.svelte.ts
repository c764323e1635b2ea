/** The tile in hand, which is chosen in the dock, turned, and laid on the map. Dock and map share this state. */

import type { SessionOf } from '../../lib/context'
import { turned, type CityKit, type Spot } from './town'
import type { Face, View } from './types'

const QUARTERS = [0, 1, 2, 3]

export class Laying {
  /** The number of quarter turns of the tile. */
  private spun = $state(0)
  /** True while the tile that was laid in this turn is being moved. */
  moving = $state(false)
  /** The place that was tapped first, where places are too small to lay a tile by one tap. */
  picked = $state<string | null>(null)
  /** That place, while the tile in hand can be laid there. */
  ready = $state.raw<Spot | null>(null)

  constructor(
    private readonly session: SessionOf<View>,
    private readonly kit: CityKit,
  ) {}

  private get view(): View {
    return this.session.view!
  }

  private get options() {
    return this.session.choice.options
  }

  readonly asked = $derived.by(() => this.options.some((one) => one.on[1]?.startsWith('cell/')))

  /** The tile that was chosen to be laid. */
  readonly held = $derived.by(() => (this.asked ? (this.session.choice.chosen[0]?.split('/')[2] ?? null) : null))

  /** True if the tile that was laid in this turn may still be moved. */
  readonly canMove = $derived.by(() => {
    const { session } = this
    return session.prompt !== null && !session.looking && this.view.active === session.seat && this.view.movable.length > 0
  })

  private readonly last = $derived.by(() => (this.session.seat === null ? undefined : this.view.towns[this.session.seat]?.tiles.at(-1)))

  /** The turns in which the tile fits somewhere, or at the place where it was put. */
  private readonly turns = $derived.by((): number[] => {
    if (!this.held) return QUARTERS
    const cell = this.spotted.find((spot) => spot.on === this.picked)?.on
    const fits = this.fitting.filter((one) => cell === undefined || one.on === cell)
    return QUARTERS.filter((turn) => fits.some((one) => one.turn === turn))
  })

  private readonly fitting = $derived.by(() => {
    const found: Required<Spot>[] = []
    for (const one of this.options) {
      const [tile, on = '', turn] = one.on
      if (!on.startsWith('cell/') || (this.held !== null && tile?.split('/')[2] !== this.held)) continue
      const [x, y] = on.split('/')[2]!.split(',').map(Number)
      found.push({ x: x!, y: y!, do: one.do, on, turn: Number(turn?.split('/')[1]) })
    }
    return found
  })

  /** Each place once, for whatever turn of the tile. */
  private readonly spotted = $derived.by(() => this.fitting.filter((one, i, all) => all.findIndex((other) => other.on === one.on) === i))

  readonly quarters = $derived.by(() => {
    const { turns } = this
    return turns[((this.spun % turns.length) + turns.length) % turns.length] ?? 0
  })

  /** The tile as it is turned; null while none is in hand. */
  readonly face = $derived.by((): Face | null => this.turnedTo(this.quarters))

  /** The tile in hand after so many quarter turns. */
  turnedTo(quarters: number): Face | null {
    if (this.held) return turned(this.kit.components.tiles[this.held]!, quarters)
    return this.moving && this.canMove && this.last ? turned(this.last, (quarters - this.last.turned + 4) % 4) : null
  }

  /** The places where the tile fits. A tile that fits nowhere as it is turned is turned on until it does. */
  readonly spots = $derived.by((): Spot[] => {
    if (this.asked) {
      const wait = (one: Spot) => (one.turn - this.quarters + 4) % 4
      const best = (on: string) => this.fitting.filter((one) => one.on === on).sort((a, b) => wait(a) - wait(b))[0]!
      return this.spotted.map((one) => best(one.on))
    }
    const { last, quarters } = this
    if (!this.moving || !this.canMove || !last) return []
    return this.view.movable
      .filter(([x, y]) => x !== last.at[0] || y !== last.at[1] || quarters !== last.turned)
      .map(([x, y]) => ({ x, y, do: `move to ${x},${y} turned ${quarters}`, turn: quarters }))
  })

  spin(step: number): void {
    this.spun = this.turns.indexOf(this.quarters) + step
  }

  /** Turn the tile in hand as the guide or the adviser would lay it, if it is this tile that they point at. */
  turnAsPointed(): void {
    const pointed = this.fitting.find((one) => one.do === this.session.pointed)
    if (pointed) this.spun = this.turns.indexOf(pointed.turn)
  }

  startMove(): void {
    this.moving = !this.moving
    this.spun = this.last?.turned ?? 0
  }

  /** Put a tile on a place without laying it yet, in the turn in which it fits there. */
  pick(spot: Spot): void {
    this.picked = spot.on ?? null
    this.spun = Math.max(0, this.turns.indexOf(spot.turn))
  }

  reset(): void {
    this.spun = 0
    this.moving = false
    this.picked = null
  }

  lay(spot: Spot): void {
    const option = this.session.prompt?.options.find((one) => one.do === spot.do)
    if (option) this.session.choice.play(option)
    else this.session.play(spot.do)
  }
}

const all = new WeakMap<SessionOf<View>, Laying>()

/** The laying state of a table. */
export function layingAt(session: SessionOf<View>, kit: CityKit): Laying {
  let found = all.get(session)
  if (!found) all.set(session, (found = new Laying(session, kit)))
  return found
}
