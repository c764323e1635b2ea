/** Computes the visible part of an element from its size and the regions around it. */

const LEAST = 24
const FINGER = 44

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** True if enough of an element is visible to click it. A small element must be visible as a whole. */
export function isEnough(whole: Box, left: Box, least: number): boolean {
  const wide = Math.min(least, whole.right - whole.left)
  const high = Math.min(least, whole.bottom - whole.top)
  return left.right - left.left >= wide - 1 && left.bottom - left.top >= high - 1
}

/** The part of an element that the regions around it do not cut off. */
function uncut(element: Element): Box {
  let box: Box = overlap(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') box = overlap(box, around.getBoundingClientRect())
  }
  return box
}

/** True if this control can be seen. Controls in a pane behind a tab count as visible, and so do moving ones. */
export function isSeen(control: Element): boolean {
  const least = matchMedia('(pointer: coarse)').matches ? FINGER : LEAST
  const own = control.querySelectorAll('[data-do]')
  return [...(own.length ? own : [control])].every(
    (one) => !one.checkVisibility() || control.getAnimations().length > 0 || isEnough(one.getBoundingClientRect(), uncut(one), least),
  )
}
