/** Any view as rows of pieces and as numbers, without knowing the game. */

import type { View } from '../../lib/desk.svelte'

export interface Row {
  name: string
  pieces: (string | null)[]
  unseen: number
}

export interface Gauge {
  name: string
  value: string
}

export interface SeatShape {
  seat: number
  rows: Row[]
  gauges: Gauge[]
}

const OWN = new Set(['seat', 'unseen', 'answered', 'answer', 'agenda', 'numbers', 'unlocated', 'out', 'gone', 'cities'])
const plainValue = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

export function sorted(view: View, n: number, viewer: number | null) {
  const seats: SeatShape[] = Array.from({ length: n }, (_, seat) => ({ seat, rows: [], gauges: [] }))
  const rows: Row[] = []
  const gauges: Gauge[] = []
  const mine = new Set<string>()
  for (const [name, value] of Object.entries(view)) {
    if (OWN.has(name)) continue
    const unseen = view.unseen?.[name]
    if (Array.isArray(unseen)) {
      value.forEach((pieces: (string | null)[], seat: number) => {
        seats[seat]!.rows.push({ name, pieces, unseen: pieces.includes(null) ? 0 : unseen[seat] })
        if (seat === viewer) pieces.forEach((piece) => piece && mine.add(piece))
      })
    } else if (typeof unseen === 'number') {
      rows.push({ name, pieces: value, unseen: value.includes(null) ? 0 : unseen })
    } else if (Array.isArray(value) && value.length === n && value.every(plainValue)) {
      value.forEach((one, seat) => seats[seat]!.gauges.push({ name, value: String(one) }))
    } else if (plainValue(value)) gauges.push({ name, value: String(value) })
  }
  if (viewer !== null) seats.unshift(...seats.splice(viewer, 1))
  const kinds: Record<string, string> = { tile: '^(c\\d+|[a-z]+-[123])$' }
  const on = (piece: string) => (new RegExp(kinds.tile!).test(piece) ? `tile:${piece}` : `card:${piece}`)
  return { seats, rows, gauges, mine, on }
}
