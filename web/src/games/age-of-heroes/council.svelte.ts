/** The council of war: while an attack is declared, a press on a tribe opens its attacks instead of one long menu. */

import type { Session } from '../../lib/session.svelte'

export class Council {
  private aim = $state.raw<{ ask: number; target: number } | null>(null)

  constructor(private readonly session: Session) {}

  /** Is an attack to be declared? */
  get called(): boolean {
    return this.session.choice.options.some((option) => option.on[1]?.startsWith('objective/'))
  }

  /** The tribe whose attacks are looked at. */
  get target(): number | null {
    return this.called && this.aim?.ask === this.session.prompt?.ask ? (this.aim?.target ?? null) : null
  }

  close(): void {
    this.aim = null
  }

  /** Take presses on tribes within this element. */
  attend = (element: HTMLElement): (() => void) => {
    const take = (event: Event) => {
      const on = (event.target as Element).closest('[data-on^="seat/"]')?.getAttribute('data-on')
      const pressed = event.type === 'click' || ['Enter', ' '].includes((event as KeyboardEvent).key)
      if (!this.called || !on || !pressed || !this.session.choice.at(on).length) return
      event.stopPropagation()
      event.preventDefault()
      const target = Number(on.slice('seat/'.length))
      // A second press on the same tribe cancels the choice.
      this.aim = this.target === target ? null : { ask: this.session.prompt!.ask, target }
    }
    element.addEventListener('click', take, true)
    element.addEventListener('keydown', take, true)
    return () => {
      element.removeEventListener('click', take, true)
      element.removeEventListener('keydown', take, true)
    }
  }
}

const councils = new WeakMap<Session, Council>()

/** The council of a table; every part of it sees the same one. */
export function councilOf(session: Session): Council {
  let found = councils.get(session)
  if (!found) councils.set(session, (found = new Council(session)))
  return found
}
