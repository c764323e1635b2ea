/** What the board reads from a view, and which of its places a question is about. */

import type { View } from '../../lib/desk.svelte'
import type { Kit } from '../../lib/kit'

export const SPACES = ['labor', 'build', 'draft', 'expand', 'learn', 'rebuild', 'recruit', 'explore', 'grow']
export const TRIBES = ['red', 'green', 'blue', 'yellow', 'purple']
export const STARS = ['one-star', 'two-star', 'three-star']

export interface Army {
  army: number
  active: string
  retired: string[]
  name_coins: number
  picture_coins: number
  ready: boolean
  price: number
  brings: Record<string, number>
}

export interface Reach {
  defence: number
  free: number
  armies: Record<string, number>
  all: number
}

/** Where a card lies, as questions tell places apart: a card in the row and its twin in the city have one name. */
export type Zone = 'row' | 'military' | 'titans' | 'city' | 'ruins' | 'stored' | 'drawn' | 'rival'

const ASKED: Record<string, Zone[]> = {
  'ask-turn': ['city', 'titans'],
  'ask-build': ['row', 'stored'],
  'ask-explore': ['row'],
  'ask-first-pass': ['row'],
  'ask-keep': ['drawn'],
  'ask-district': ['drawn'],
  'ask-lay': ['drawn'],
  'ask-recruit': ['military'],
  'ask-rebuild': ['ruins'],
  'ask-repair': ['ruins'],
  'ask-damage': ['city'],
  'ask-pay-for-knowledge': ['city'],
  'ask-copy': ['rival'],
  'ask-attack-now': ['titans'],
}

/** Is the question about cards that lie here? One that is not known is about all of them. */
export function isAsked(title: string | undefined, zone: Zone): boolean {
  return title === undefined || (ASKED[title]?.includes(zone) ?? true)
}

/** How many cards a place holds, seen and unseen. */
export function size(view: View, place: string): number {
  const seen = (view[place] ?? []) as (string | null)[]
  return seen.filter((card) => card !== null).length + (view.unseen?.[place] ?? 0)
}

export interface Standing {
  seat: number
  skill: number
}

/** The citizens that stand on a space, or on a card of a seat. */
export function standing(view: View, at: string, owner?: number): Standing[] {
  const found: Standing[] = []
  ;(view.citizens ?? []).forEach((own: (string | null)[], seat: number) => {
    if (owner !== undefined && owner !== seat) return
    own.forEach((where, i) => where === at && found.push({ seat, skill: i + 1 }))
  })
  return found.sort((a, b) => a.skill - b.skill)
}

export function nameOf(view: View, kit: Kit, id: string): string {
  return view.names?.[id] ?? kit.name(id)
}
