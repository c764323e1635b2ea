/** A text in a box that does not grow: smaller type while it overflows, and then an ellipsis instead of a cut line. */

const LEAST = 10.5

export const fit = (text: string) => (element: HTMLElement) => {
  const measure = () => {
    const { style } = element
    style.fontSize = ''
    style.removeProperty('-webkit-line-clamp')
    if (!text || !element.clientHeight) return
    let size = parseFloat(getComputedStyle(element).fontSize)
    while (element.scrollHeight > element.clientHeight + 1 && size - 0.5 >= LEAST) style.fontSize = `${(size -= 0.5)}px`
    if (element.scrollHeight <= element.clientHeight + 1) return
    const lines = Math.floor(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))
    style.setProperty('-webkit-line-clamp', String(Math.max(1, lines)))
  }
  // The box around it does not depend on its type.
  const watcher = new ResizeObserver(measure)
  watcher.observe(element.parentElement!)
  return () => watcher.disconnect()
}
