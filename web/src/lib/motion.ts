/** Animates pieces from their old to their new positions. Each piece has a key; positions are compared before and after. */

import { still } from './prefs.svelte'

const TRAVEL = { duration: 420, easing: 'cubic-bezier(.2,.7,.2,1)' }
const FADE = 250
/** The key of a seat's plate, for pieces that come from or go to a place that is not drawn. */
export const plateOf = (seat: number) => `plate:${seat}`

/** The old position of a piece, and its old element in case it is no longer drawn. */
export interface Was {
  box: DOMRect
  element: Element
}

/** Finds the seat that moved a piece in the step that is being shown, if there is one. */
export type Mover = (key: string) => number | undefined

export class Motion {
  private readonly pieces = new Map<string, Element>()
  private shown: Element[] = []

  register(key: string, element: Element): () => void {
    const before = this.pieces.get(key)
    this.pieces.set(key, element)
    return () => {
      if (this.pieces.get(key) !== element) return
      // What was drawn over the table for a while gives the name back.
      if (before?.isConnected) this.pieces.set(key, before)
      else this.pieces.delete(key)
    }
  }

  /** Put a ring around the pieces that each seat touched last, or around the seat's plate where a piece is not drawn. */
  showTouched(touched: Map<string, number>, drawn: (on: string) => Element | undefined): void {
    const seats = new Map<Element, number>()
    for (const [key, seat] of touched) {
      const element = this.pieces.get(key) ?? drawn(key) ?? this.pieces.get(plateOf(seat))
      if (element && !seats.has(element)) seats.set(element, seat)
    }
    for (const element of this.shown) if (!seats.has(element)) element.removeAttribute('data-touched')
    for (const [element, seat] of seats) element.setAttribute('data-touched', String(seat + 1))
    this.shown = [...seats.keys()]
  }

  /** The current position of every piece. */
  snapshot(): Map<string, Was> {
    const found = new Map<string, Was>()
    if (still()) return found
    for (const [key, element] of this.pieces) {
      const box = element.getBoundingClientRect()
      if (box.width) found.set(key, { box, element })
    }
    return found
  }

  /**
   * Move pieces from their old positions. Pieces that a rival brings come from its plate, and pieces that it takes go there;
   * others fade.
   */
  play(before: Map<string, Was>, mover: Mover = () => undefined): void {
    if (!before.size || still()) return
    const after = new Map([...this.pieces].map(([key, element]) => [key, element.getBoundingClientRect()]))
    for (const [key, element] of this.pieces) {
      const to = after.get(key)!
      if (!to.width) continue
      const from = before.get(key)?.box ?? this.plate(mover(key))
      if (!from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      else if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2) travel(element, from, to)
    }
    for (const [key, was] of before) if (!after.get(key)?.width) leave(was, this.plate(mover(key)))
  }

  private plate(seat: number | undefined): DOMRect | undefined {
    const box = seat === undefined ? undefined : this.pieces.get(plateOf(seat))?.getBoundingClientRect()
    return box?.width ? box : undefined
  }
}

function travel(element: Element, from: DOMRect, to: DOMRect): void {
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  element.animate(
    [
      { transform: way, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    TRAVEL,
  )
}

/** Fade a copy of a removed element, and move it to the plate of the seat that took it. */
function leave({ box, element }: Was, plate: DOMRect | undefined): void {
  const table = document.querySelector('.app')
  if (!table || !(element instanceof HTMLElement)) return
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-do', 'data-on', 'data-touched', 'role', 'tabindex', 'aria-label']) ghost.removeAttribute(name)
  ghost.classList.remove('piece', 'usable', 'chosen', 'hinted')
  ghost.classList.add('ghost-piece')
  ghost.ariaHidden = 'true'
  const { style } = ghost
  style.setProperty('--w', `${box.width}px`)
  Object.assign(style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
  table.append(ghost)
  const [x, y] = plate
    ? [middle(plate.left, plate.width, box.left, box.width), middle(plate.top, plate.height, box.top, box.height)]
    : [0, 0]
  const gone = { opacity: 0, transform: plate ? `translate(${x}px, ${y}px) scale(.2)` : 'scale(.92)' }
  const way = ghost.animate([{ opacity: 1, transform: 'none' }, gone], plate ? TRAVEL : { duration: FADE })
  way.onfinish = way.oncancel = () => ghost.remove()
}

/** The distance between the centres of two boxes. */
const middle = (left: number, width: number, own: number, wide: number) => left + width / 2 - own - wide / 2
