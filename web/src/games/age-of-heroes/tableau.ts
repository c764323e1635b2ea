/** The view, sorted by tribes: only what the server sent, under shorter names. */

import type { View } from '../../lib/desk.svelte'

export interface Army {
  army: number
  general: boolean
  state: string
}

export interface Tribe {
  seat: number
  id: string | null
  player: string
  alive: boolean
  active: boolean
  starts: boolean
  cities: number
  citadels: number
  monument: string[]
  armies: Army[]
  claims: string[]
  /** Cards of the hand whose faces are known here, and how many are not. */
  hand: string[]
  unseen: number
  aside: string[]
  /** Who it has a Road to, in words. */
  roads: string
  draws: number
  done: boolean
}

export interface Tableau {
  bottom: number
  tribes: Tribe[]
  roads: [number, number][]
  /** Neighbours without a Road. */
  tracks: [number, number][]
  round: number
  phase: string
  deck: number
  discards: Record<string, number>
  nDiscards: number
  revealed: string[]
}

export function tableauOf(view: View, names: string[], viewer: number | null, say: (names: string) => string): Tableau {
  const alive: number[] = view.alive.flatMap((one: number, seat: number) => (one ? [seat] : []))
  // Pairs run clockwise from the first to the second, so that a Road is drawn on the right side of the table.
  const pairs = alive.map((seat, i): [number, number] => [seat, alive[(i + 1) % alive.length]!])
  if (alive.length === 2) pairs.pop()
  const joined = ([a, b]: [number, number]) => view.roads.some((road: number[]) => road.includes(a) && road.includes(b))
  const discards: Record<string, number> = {}
  for (const id of view.discards) discards[id] = (discards[id] ?? 0) + 1
  const tribes = names.map((player, seat): Tribe => {
    const ends = view.roads.filter((road: number[]) => road.includes(seat)).map(([a, b]: [number, number]) => names[a === seat ? b : a])
    return {
      seat,
      player,
      id: view.tribes[seat],
      alive: Boolean(view.alive[seat]),
      active: view.active === seat && view.phase !== 'over',
      starts: view.start_seat === seat && view.phase !== 'setup',
      cities: view.cities[seat],
      citadels: view.citadels[seat],
      monument: view.monuments[seat],
      armies: view.armies[seat],
      claims: view.claims[seat],
      hand: view.hands[seat].filter(Boolean),
      unseen: view.unseen.hands[seat],
      aside: view.aside[seat].filter(Boolean),
      roads: ends.length ? say(ends.join(', ')) : '',
      draws: view.market_draws?.[seat] ?? 0,
      done: Boolean(view.done[seat]),
    }
  })
  return {
    bottom: viewer ?? 0,
    tribes,
    roads: pairs.filter(joined),
    tracks: alive.length > 1 ? pairs.filter((pair) => !joined(pair)) : [],
    round: view.round,
    phase: view.phase,
    deck: view.unseen.deck + view.deck.filter(Boolean).length,
    discards,
    nDiscards: view.discards.length,
    revealed: view.revealed.filter(Boolean),
  }
}
