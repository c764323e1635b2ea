/** Pans and zooms a drawing, by drag, pinch, wheel, keys and buttons. */

import type { Attachment } from 'svelte/attachments'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const MOST = 5
const SLACK = 7
const PAUSE = 140

export class PanZoom {
  zoom = $state(1)
  private dx = $state(0)
  private dy = $state(0)
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly fingers = new Map<number, { x: number; y: number }>()
  private travelled = 0
  private wheeled = 0
  private svg: SVGSVGElement | null = null

  /** `frame` is the whole drawing. `turn` is called first with a step of the wheel, and returns whether it used it. */
  constructor(
    private readonly frame: () => Frame,
    private readonly turn: (step: number) => boolean,
  ) {}

  get box(): string {
    const { x, y, width, height } = this.frame()
    const [w, h] = [width / this.zoom, height / this.zoom]
    return `${x + (width - w) / 2 + this.dx} ${y + (height - h) / 2 + this.dy} ${w} ${h}`
  }

  get moved(): boolean {
    return this.zoom !== 1 || this.dx !== 0 || this.dy !== 0
  }

  fit(): void {
    this.zoom = 1
    this.dx = this.dy = 0
  }

  zoomBy(factor: number): void {
    this.zoom = Math.max(0.6, Math.min(MOST, this.zoom * factor))
  }

  /** Move by so many pixels of the screen. */
  pan(px: number, py: number): void {
    const scale = this.svg?.getScreenCTM()?.a || 1
    const { width, height } = this.frame()
    this.dx = Math.max(-width, Math.min(width, this.dx - px / scale))
    this.dy = Math.max(-height, Math.min(height, this.dy - py / scale))
  }

  readonly watch: Attachment<SVGSVGElement> = (svg) => {
    this.svg = svg
    const listen = <K extends keyof SVGElementEventMap>(
      kind: K,
      act: (event: SVGElementEventMap[K]) => void,
      options?: AddEventListenerOptions,
    ) => svg.addEventListener(kind, act, options)
    listen('pointerdown', (event: PointerEvent) => this.down(event))
    listen('pointermove', (event: PointerEvent) => this.move(event))
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      listen(kind, (event) => this.fingers.delete(event.pointerId))
    // A drag does not count as a click.
    listen('click', (event) => this.travelled > SLACK && event.stopPropagation(), { capture: true })
    listen('wheel', (event: WheelEvent) => this.wheel(event), { passive: false })
    listen('keydown', (event: KeyboardEvent) => this.key(event))
  }

  private down(event: PointerEvent): void {
    if (event.button) return
    if (!this.fingers.size) this.travelled = 0
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const [px, py] = [event.clientX - before.x, event.clientY - before.y]
    this.travelled += Math.abs(px) + Math.abs(py)
    if (this.fingers.size > 1) {
      const spread = () => {
        const [one, two] = [...this.fingers.values()]
        return Math.hypot(one!.x - two!.x, one!.y - two!.y)
      }
      const was = spread()
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      this.zoomBy(spread() / Math.max(1, was))
    } else if (this.travelled > SLACK) this.pan(px, py)
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15)
      return
    }
    // A touchpad sends many small steps for one gesture, so the tile turns at most once in a short time.
    const due = event.timeStamp - this.wheeled > PAUSE
    if (!this.turn(due && event.deltaY ? Math.sign(event.deltaY) : 0)) return
    event.preventDefault()
    if (due) this.wheeled = event.timeStamp
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, [number, number]> = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }
    const step = steps[event.key]
    if (step) this.pan(...step)
    else if (event.key === '+') this.zoomBy(1.25)
    else if (event.key === '-') this.zoomBy(0.8)
    else if (event.key === '0') this.fit()
    else return
    event.preventDefault()
  }
}
