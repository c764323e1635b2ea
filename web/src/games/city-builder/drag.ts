/** Drag and drop of pieces: a dragged piece is chosen, and the piece that it is dropped on is the second one of an option. */

import type { Attachment } from 'svelte/attachments'
import type { Session } from '../../lib/session.svelte'

let dragged: string | null = null

/** Makes an element a drag source for this piece. */
export function grip(session: Session, on: string): Attachment<HTMLElement> {
  return (element) => {
    const start = (event: DragEvent) => {
      dragged = on
      event.dataTransfer?.setData('text/plain', on)
      // The board may change only after the browser has copied the dragged element for its drag image.
      setTimeout(() => {
        free(session, on)
        if (!session.choice.isChosen(on) && session.choice.at(on).length > 1 && !session.choice.hasMenu(on)) session.choice.click(on)
      })
    }
    const end = () => (dragged = null)
    element.draggable = true
    element.addEventListener('dragstart', start)
    element.addEventListener('dragend', end)
    return () => {
      element.removeEventListener('dragstart', start)
      element.removeEventListener('dragend', end)
    }
  }
}

/** Makes an element a drop target. `put` is called with the piece that was dropped. */
export function shelf(put: (dragged: string) => void): Attachment<Element> {
  return (element) => {
    const over = (event: Event) => dragged !== null && event.preventDefault()
    const drop = (event: Event) => {
      event.preventDefault()
      if (dragged !== null) put(dragged)
      dragged = null
    }
    element.addEventListener('dragover', over)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('drop', drop)
    }
  }
}

/** Forget the chosen piece when another one is picked up. */
export function free(session: Session, on: string): void {
  const { choice } = session
  if (choice.chosen.length && !choice.isChosen(on) && !choice.at(on).length) choice.clear()
}

/** Forget the chosen piece on clicks anywhere on a board, except on districts, where a city is dragged. */
export function minds(session: Session): Attachment<HTMLElement> {
  return (element) => {
    const click = (event: Event) => {
      const on = (event.target as Element).closest('[data-on]')?.getAttribute('data-on')
      if (on && !on.startsWith('district/')) free(session, on)
    }
    element.addEventListener('click', click, { capture: true })
    return () => element.removeEventListener('click', click, { capture: true })
  }
}
