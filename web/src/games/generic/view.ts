/** Turns the view of any game into rows of pieces and numbers. */

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

/** The part that the views of all games have in common. Where it counts unseen pieces, a place has the same name. */
interface AnyView {
  unseen?: Record<string, number | number[]>
}
type Pieces = (string | null)[]

const OWN = new Set(['seat', 'unseen', 'answered', 'answer', 'agenda', 'numbers', 'unlocated', 'out', 'gone', 'cities'])
const plainValue = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)
const row = (name: string, pieces: Pieces, unseen: number): Row => ({ name, pieces, unseen: pieces.includes(null) ? 0 : unseen })

export function sorted(view: AnyView, n: number, viewer: number | null) {
  const seats: SeatShape[] = Array.from({ length: n }, (_, seat) => ({ seat, rows: [], gauges: [] }))
  const rows: Row[] = []
  const gauges: Gauge[] = []
  for (const [name, value] of Object.entries(view) as [string, unknown][]) {
    if (OWN.has(name)) continue
    const unseen = view.unseen?.[name]
    if (Array.isArray(unseen)) {
      ;(value as Pieces[]).forEach((pieces, seat) => seats[seat]!.rows.push(row(name, pieces, unseen[seat]!)))
    } else if (typeof unseen === 'number') {
      rows.push(row(name, value as Pieces, unseen))
    } else if (Array.isArray(value) && value.length === n && value.every(plainValue)) {
      value.forEach((one, seat) => seats[seat]!.gauges.push({ name, value: String(one) }))
    } else if (plainValue(value)) gauges.push({ name, value: String(value) })
  }
  if (viewer !== null) seats.unshift(...seats.splice(viewer, 1))
  return { seats, rows, gauges }
}
