/** A piece drawn once more, to be looked at: without anything by which it could be used or known. */

import type { Attachment } from 'svelte/attachments'

const NAMES = ['data-do', 'data-on', 'data-touched', 'role', 'tabindex', 'aria-label', 'id']
const MARKS = ['piece', 'usable', 'chosen', 'hinted', 'raised']

export function twin(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element
  copy.removeAttribute('style')
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) element.removeAttribute(name)
    element.classList.remove(...MARKS)
  }
  return copy
}

/** The element that it is attached to shows the twin of a piece, in the size of its own `--w`. */
export const drawing =
  (piece: Element): Attachment =>
  (frame) => {
    frame.replaceChildren(twin(piece))
  }
