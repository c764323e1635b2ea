/** How the open offers lie on the stall: as large as all of them fit, and on pages where they do not. */

import type { Size } from '../../lib/shell.svelte'

/** How one offer looks, and how many of its kind lie side by side. */
export interface Look {
  columns: number
  height: number
  /** The buttons: with words, with symbols, or with words on a line of their own. */
  buttons: 'words' | 'icons' | 'line'
  /** Is there room for the name of its maker? */
  named?: boolean
  /** Are the cards symbols without names? */
  bare?: boolean
}

/** Offers that wait for our answer say more than the rest. */
export interface Plan {
  open: Look
  rest: Look
}

/** How many offers of either sort lie on a page, and where they begin. */
export interface Page {
  open: [number, number]
  rest: [number, number]
}

export const GAP = 6
/** The least widths: of an offer with named cards and two symbols as buttons, with symbols only, and with one button. */
const NAMED = 300
const BARE = 206
const QUIET = 156

const many = (width: number, least: number) => Math.max(1, Math.floor((width + GAP) / (least + GAP)))

/** From the largest to the smallest. A finger needs rows that are higher. */
export function plansFor(size: Size, width: number, finger: boolean): Plan[] {
  const high = (height: number) => (finger ? Math.max(height, 48) : height)
  const row: Look = { columns: 1, height: high(50), buttons: 'words', named: true }
  const slim: Look = { columns: 1, height: high(38), buttons: 'icons' }
  const quiet: Look = { columns: many(width, QUIET), height: high(36), buttons: 'icons', bare: true }
  if (size === 'phone') {
    const tall: Look = { columns: 1, height: 100, buttons: 'line', named: true }
    return [
      { open: tall, rest: { ...row, named: false } },
      { open: tall, rest: quiet },
      { open: slim, rest: slim },
      { open: slim, rest: quiet },
    ]
  }
  const columns = many(width, NAMED)
  const wide: Look = { columns: Math.max(1, columns - 1), height: high(42), buttons: 'words' }
  return [
    { open: row, rest: row },
    { open: row, rest: { ...slim, columns: Math.min(2, columns) } },
    { open: row, rest: { ...slim, columns } },
    { open: wide, rest: { ...slim, columns } },
    { open: row, rest: quiet },
    { open: wide, rest: quiet },
    { open: { ...slim, columns }, rest: quiet },
    { open: { ...slim, columns: many(width, BARE), bare: true }, rest: quiet },
  ]
}

const rows = (n: number, { columns }: Look) => Math.ceil(n / columns)

/** The height of so many offers, with the gaps between the rows. */
function heightOf({ open, rest }: Plan, nOpen: number, nRest: number): number {
  const [a, b] = [rows(nOpen, open), rows(nRest, rest)]
  return a * open.height + b * rest.height + Math.max(0, a + b - 1) * GAP
}

/** The largest plan that has room for all, or the smallest one; and its pages. An unknown height has room for all. */
export function arrange(size: Size, width: number, height: number, finger: boolean, nOpen: number, nRest: number): [Plan, Page[]] {
  const plans = plansFor(size, width, finger)
  const whole = plans.find((one) => !height || heightOf(one, nOpen, nRest) <= height)
  if (whole) return [whole, [{ open: [0, nOpen], rest: [0, nRest] }]]
  const plan = plans.at(-1)!
  const pages: Page[] = []
  for (let a = 0, b = 0; a < nOpen || b < nRest;) {
    const fit = (n: number, { columns, height: high }: Look, room: number) =>
      Math.min(n, columns * Math.max(0, Math.floor((room + GAP) / (high + GAP))))
    const open = fit(nOpen - a, plan.open, height) || Math.min(nOpen - a, plan.open.columns)
    const left = height - rows(open, plan.open) * (plan.open.height + GAP)
    const rest = a + open < nOpen ? 0 : fit(nRest - b, plan.rest, left) || (open ? 0 : Math.min(nRest - b, plan.rest.columns))
    pages.push({ open: [a, a + open], rest: [b, b + rest] })
    a += open
    b += rest
  }
  return [plan, pages]
}
