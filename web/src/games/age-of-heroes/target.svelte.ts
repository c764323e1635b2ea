/** The tribe to attack: while an attack is declared, a press on a tribe opens its attacks instead of one long menu. */

import type { Session } from '../../lib/session.svelte'

export class TargetChoice {
  private aim = $state.raw<{ ask: number; target: number } | null>(null)

  constructor(private readonly session: Session) {}

  /** True while an attack is to be declared. */
  get isOpen(): boolean {
    return this.session.choice.options.some((option) => option.on[1]?.startsWith('objective/'))
  }

  /** The tribe whose attacks are shown. */
  get target(): number | null {
    return this.isOpen && this.aim?.ask === this.session.prompt?.ask ? (this.aim?.target ?? null) : null
  }

  close(): void {
    this.aim = null
    this.session.choice.laidOut = null
  }

  /** Handle presses on tribes within this element. */
  listen = (element: HTMLElement): (() => void) => {
    const take = (event: Event) => {
      const on = (event.target as Element).closest('[data-on^="seat/"]')?.getAttribute('data-on')
      const pressed = event.type === 'click' || ['Enter', ' '].includes((event as KeyboardEvent).key)
      if (!this.isOpen || !on || !pressed || !this.session.choice.at(on).length) return
      event.stopPropagation()
      event.preventDefault()
      const target = Number(on.slice('seat/'.length))
      // A second press on the same tribe cancels the choice.
      this.aim = this.target === target ? null : { ask: this.session.prompt!.ask, target }
      this.session.choice.laidOut = this.target === null ? null : on
    }
    element.addEventListener('click', take, true)
    element.addEventListener('keydown', take, true)
    return () => {
      element.removeEventListener('click', take, true)
      element.removeEventListener('keydown', take, true)
    }
  }
}

const choices = new WeakMap<Session, TargetChoice>()

/** The choice of a table. All its parts share one. */
export function targetChoiceOf(session: Session): TargetChoice {
  let found = choices.get(session)
  if (!found) choices.set(session, (found = new TargetChoice(session)))
  return found
}
