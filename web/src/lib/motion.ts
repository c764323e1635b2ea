/** Pieces move from where they were to where they go. Each is known by a key; places are compared before and after. */

import { still } from './prefs.svelte'

export class Motion {
  private readonly pieces = new Map<string, Element>()

  register(key: string, element: Element): () => void {
    this.pieces.set(key, element)
    return () => {
      if (this.pieces.get(key) === element) this.pieces.delete(key)
    }
  }

  /** Where every piece is now. */
  snapshot(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>()
    if (still()) return found
    for (const [key, element] of this.pieces) found.set(key, element.getBoundingClientRect())
    return found
  }

  /** Let pieces travel from where they were. New ones appear. */
  play(before: Map<string, DOMRect>): void {
    if (!before.size || still()) return
    for (const [key, element] of this.pieces) {
      const from = before.get(key)
      const to = element.getBoundingClientRect()
      if (!to.width) continue
      if (!from?.width) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 })
      else if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2) {
        const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
        element.animate(
          [
            { transform: way, zIndex: 5 },
            { transform: 'none', zIndex: 5 },
          ],
          {
            duration: 420,
            easing: 'cubic-bezier(.2,.7,.2,1)',
          },
        )
      }
    }
  }
}
