/**
 * Pieces of a board, on any element, HTML or SVG: `{@attach piece({ on: 'hands/0/kings-nest', name, about })}`.
 * A piece that may be used glows and is a button; every piece with a text can be read by hover, focus or long press.
 */

import type { Attachment } from 'svelte/attachments'
import type { Around } from './context'
import { t } from './language.svelte'
import { prefs } from './prefs.svelte'
import { changesSaid } from './previews'

export interface Wish {
  /** The piece with its place, as options name it in `on`: `empire_row/bridge`. Without one it can only be read. */
  on?: string
  /** The name of the piece. */
  name: string
  /** The printed text of the piece, with its line breaks. */
  about?: string
  /** The key of the piece from view to view, by which its movement is animated; by default `on`. */
  key?: string
}

const LONG = 450
/** So long a pointer rests on a piece before it is read. */
const REST = 300

export function pieceOf({ session, kit }: Around): (wish: Wish) => Attachment {
  return (wish) => (element) => {
    const { on, name, about = '' } = wish
    const undo: (() => void)[] = []
    if (on) undo.push(session.choice.register(on, element, name))
    if (wish.key ?? on) undo.push(session.motion.register((wish.key ?? on)!, element))

    let classes: Record<string, boolean> = {}
    const toggle = () => {
      for (const [name, wanted] of Object.entries(classes)) element.classList.toggle(name, wanted)
    }
    // A board that changes the classes of its element overwrites all of them, including those set here.
    const watcher = new MutationObserver(() => element.classList.contains('piece') || toggle())
    watcher.observe(element, { attributeFilter: ['class'] })
    undo.push(() => watcher.disconnect())

    $effect(() => {
      const options = on ? session.choice.at(on) : []
      const chosen = on !== undefined && session.choice.isChosen(on)
      const usable = options.length > 0 || chosen
      const control = usable && session.choice.isFirst(on!, element)
      // The accessible name contains all visible text, so the children are hidden from screen readers.
      for (const child of element.children) child.setAttribute('aria-hidden', 'true')
      const raised = usable && session.choice.raised === on
      const hinted = on !== undefined && usable && session.hinted(on)
      classes = { piece: true, usable: usable && !chosen, chosen, hinted, raised }
      toggle()
      const one = options.length === 1 && !chosen ? options[0]! : null
      const many = options.length > 1 && !chosen ? t('choices', { n: options.length }) : ''
      const changes = changesSaid(options, session.previews, kit)
      set(element, 'aria-label', named(usable ? visible(element) : '', one ? kit.action(one.do, session) : '', name, many, changes, about))
      set(element, 'role', control ? 'button' : 'img')
      set(element, 'tabindex', control || (about && !usable) ? '0' : null)
      set(element, 'aria-pressed', control && chosen ? 'true' : null)
      set(element, 'aria-haspopup', control && session.choice.hasMenu(on!) ? 'menu' : null)
      set(element, 'aria-expanded', control && session.choice.hasMenu(on!) ? String(session.choice.menu === on) : null)
      // Of what is raised the button beside the question is the control.
      set(element, 'data-do', control && one && !raised ? one.do : null)
      set(element, 'data-on', on ?? null)
    })

    // Browsers fire blur while an element is taken away, and no state may change then: so both wait a moment.
    const read = (touch = false) =>
      queueMicrotask(() => {
        session.reading = about && element.isConnected ? { on, name, about, element, key: wish.key ?? on ?? '', touch } : null
      })
    const stop = () =>
      queueMicrotask(() => {
        if (session.reading?.element === element) session.reading = null
      })
    let pressed: ReturnType<typeof setTimeout> | undefined
    let rests: ReturnType<typeof setTimeout> | undefined
    let held = false
    /** A piece that cannot be used says why. A finger, which cannot hover, reads before it plays. */
    const use = (on: string, touch: boolean) => {
      if (touch) read(true)
      if (touch && about && !prefs.oneTap && session.choice.raise(on)) return
      if (session.choice.at(on).length || session.choice.isChosen(on)) session.choice.click(on)
      else if (session.prompt) void session.askWhy(on)
    }
    const click = (event: Event) => {
      event.stopPropagation()
      const touch = (event as PointerEvent).pointerType === 'touch'
      if (!held && on) use(on, touch)
      else if (!held && touch) read(true)
      held = false
    }
    const listeners: Record<string, (event: Event) => void> = {
      click,
      keydown: (event) => {
        const key = (event as KeyboardEvent).key
        if ((key === 'Enter' || key === ' ') && on) {
          event.preventDefault()
          click(event)
        }
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') rests = setTimeout(read, REST)
      },
      pointerleave: (event) => {
        clearTimeout(pressed)
        clearTimeout(rests)
        if ((event as PointerEvent).pointerType !== 'touch') stop()
      },
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') return
        held = false
        pressed = setTimeout(() => {
          held = true
          read(true)
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
      clearTimeout(pressed)
      clearTimeout(rests)
      stop()
      for (const [kind, listener] of Object.entries(listeners)) element.removeEventListener(kind, listener)
    }
  }
}

/** The visible text of a control, so that people who control the browser by voice can say it. */
function visible(element: Element): string {
  const twin = element.cloneNode(true) as Element
  for (const hidden of twin.querySelectorAll('.hidden-words, .delta, title, desc')) hidden.remove()
  return (twin.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The accessible name: action, name, visible text, changes and meaning, each of them once. */
export function named(seen: string, action: string, name: string, many: string, changes: string, about: string): string {
  const said: string[] = []
  for (const part of [action, seen, name, many, changes, ...about.split('\n')]) {
    if (part && !said.some((one) => one.includes(part))) said.push(part)
  }
  return said.join('. ')
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
