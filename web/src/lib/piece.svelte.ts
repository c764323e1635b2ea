/**
 * Pieces of a board, on any element, HTML or SVG: `{@attach piece({ on: 'card:kings-nest', name, about })}`.
 * A piece that may be used glows and is a button; every piece with a text can be read by hover, focus or long press.
 */

import type { Attachment } from 'svelte/attachments'
import type { Around } from './context'
import { t } from './language.svelte'

export interface Wish {
  /** The piece's id as options name it in `on`; without one it can only be read. */
  on?: string
  /** What it is called. */
  name: string
  /** What is printed on it; lines are kept. */
  about?: string
  /** By what it is known from picture to picture, so that it moves; `on` unless told. */
  key?: string
}

const LONG = 450

export function pieceOf({ desk, kit }: Around): (wish: Wish) => Attachment {
  return (wish) => (element) => {
    const { on, name, about = '' } = wish
    const undo: (() => void)[] = []
    if (on) undo.push(desk.choice.register(on, element))
    if (wish.key ?? on) undo.push(desk.motion.register((wish.key ?? on)!, element))

    $effect(() => {
      const options = on ? desk.choice.at(on) : []
      const chosen = on !== undefined && desk.choice.isChosen(on)
      const usable = options.length > 0 || chosen
      const control = usable && desk.choice.isFirst(on!, element)
      element.classList.add('piece')
      // The name says all that can be seen, so that nothing is heard twice.
      for (const child of element.children) child.setAttribute('aria-hidden', 'true')
      element.classList.toggle('usable', usable && !chosen)
      element.classList.toggle('chosen', chosen)
      const one = options.length === 1 && !chosen ? options[0]! : null
      const many = options.length > 1 && !chosen ? t('choices', { n: options.length }) : ''
      set(element, 'aria-label', named(usable ? visible(element) : '', one ? kit.action(one.do, desk) : '', name, many, about))
      set(element, 'role', control ? 'button' : 'img')
      set(element, 'tabindex', control || (about && !usable) ? '0' : null)
      set(element, 'aria-pressed', control && chosen ? 'true' : null)
      set(element, 'aria-haspopup', control && desk.choice.hasMenu(on!) ? 'menu' : null)
      set(element, 'aria-expanded', control && desk.choice.hasMenu(on!) ? String(desk.choice.menu === on) : null)
      set(element, 'data-do', control && one ? one.do : null)
      set(element, 'data-on', on ?? null)
    })

    // Browsers fire blur while an element is taken away, and no state may change then: so both wait a moment.
    const read = () => queueMicrotask(() => (desk.reading = about && element.isConnected ? { name, about, element } : null))
    const stop = () =>
      queueMicrotask(() => {
        if (desk.reading?.element === element) desk.reading = null
      })
    let pressed: ReturnType<typeof setTimeout> | undefined
    let held = false
    const click = (event: Event) => {
      event.stopPropagation()
      if (!held && on) desk.choice.click(on)
      held = false
    }
    const listeners: Record<string, (event: Event) => void> = {
      click,
      keydown: (event) => {
        const key = (event as KeyboardEvent).key
        if ((key === 'Enter' || key === ' ') && element.getAttribute('role') === 'button') {
          event.preventDefault()
          click(event)
        }
      },
      pointerenter: read,
      pointerleave: () => {
        clearTimeout(pressed)
        stop()
      },
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') return
        held = false
        pressed = setTimeout(() => {
          held = true
          read()
        }, LONG)
      },
      pointerup: () => clearTimeout(pressed),
      pointercancel: () => clearTimeout(pressed),
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && read(),
      blur: stop,
    }
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener)
    return () => {
      undo.forEach((one) => one())
      stop()
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener)
    }
  }
}

/** What can be seen on a control, so that who speaks to the browser can say it. */
function visible(element: Element): string {
  const twin = element.cloneNode(true) as Element
  for (const hidden of twin.querySelectorAll('.hidden-words, title, desc')) hidden.remove()
  return (twin.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** A name that says what it does, what it is, what can be seen on it and what it means, each once. */
export function named(seen: string, action: string, name: string, many: string, about: string): string {
  const said: string[] = []
  for (const part of [action, seen, name, many, ...about.split('\n')]) {
    if (part && !said.some((one) => one.includes(part))) said.push(part)
  }
  return said.join('. ')
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
