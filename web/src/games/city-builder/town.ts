/** What the server says of cities and tracks, and where it goes on the paper: a tile is 100 units wide. */

import { t } from '../../lib/language.svelte'
import type { Kit } from '../../lib/kit'

export interface Face {
  /** Letters of NESW. */
  arms: string
  /** nw, ne, se, sw: `H` House, `B G O R` Landmark, `S` Statue, `~` Lake; who lives there: `b g o r p`, Nobles `5`-`9`. */
  cells: string
}

export interface Tile extends Face {
  at: [number, number]
  tile: string
  turned: number
}

export interface District {
  name: string
  blocks: [number, number][]
  houses: number
  empty: number
  settlers: number
  landmarks: number[]
  statues: number
  lakes: number
  monument: string | null
  bonus: number
}

export interface Town {
  tiles: Tile[]
  districts: District[]
  street: number
}

export interface Column {
  worth: number[]
  /** Spaces cleared from the near and from the far end. */
  cleared: [number, number]
  points: number[]
}

export interface TrackFacts {
  seats: number[]
  columns?: Column[]
  spaces?: number
}

/** A place where the tile in hand may lie, and the action that lays it there. */
export interface Spot {
  x: number
  y: number
  do: string
  /** The piece it is known by, if the question lists it. */
  on?: string
}

export const COLOURS = ['blue', 'green', 'orange', 'red', 'purple']
/** The hue and the letter of each colour. */
export const HUES: Record<string, string> = { blue: 'hue-2', green: 'hue-3', orange: 'hue-1', red: 'hue-4', purple: 'hue-5' }
export const LETTER = (colour: string) => colour.charAt(0).toUpperCase()

/** A face turned clockwise by quarters. */
export function turned(face: Face, quarters: number): Face {
  let { arms, cells } = face
  for (let i = 0; i < quarters; i++) {
    arms = arms.replace(/./g, (arm) => 'NESW'['NESW'.indexOf(arm) + 1] ?? 'N')
    cells = cells.charAt(3) + cells.slice(0, 3)
  }
  return { arms, cells }
}

/** A settler's id as its colour and rank. */
export function settlerOf(id: string): { colour: string; noble: boolean } {
  const [colour = '', rank] = id.split('-')
  return { colour, noble: rank === 'noble' }
}

/** A settler in a cell, as its id; null for other cells. */
export function tenant(cell: string): string | null {
  const commoner = 'bgorp'.indexOf(cell)
  const noble = '56789'.indexOf(cell)
  if (commoner >= 0) return `${COLOURS[commoner]}-commoner`
  return noble >= 0 ? `${COLOURS[noble]}-noble` : null
}

/** What a tile shows, in words. */
export function spokenFace(face: Face): string {
  const cells = [...face.cells].map((cell) => t(`cb-cell-${cell === '~' ? 'lake' : cell === '.' ? 'ground' : cell}`))
  return t('cb-face', { arms: [...face.arms].join(' '), cells: cells.join(', ') })
}

/** What a settler wants of a district, in words. */
export function wish(id: string): string {
  const { colour, noble } = settlerOf(id)
  if (colour === 'purple') return t(noble ? 'cb-wish-purple-noble' : 'cb-wish-purple')
  return t(noble ? 'cb-wish-noble' : 'cb-wish', { colour: t(`cb-${colour}`) })
}

export function spokenDistrict(district: District, kit: Kit): string {
  if (district.monument) return `${kit.name(district.monument)}: ${kit.text(district.monument)}`
  const found = district.landmarks.map((n, i) => (n ? `${t(`cb-cell-${LETTER(COLOURS[i]!)}`)} ${n}` : '')).filter(Boolean)
  if (district.statues) found.push(`${t('cb-cell-S')} ${district.statues}`)
  if (district.lakes) found.push(`${t('cb-cell-lake')} ${district.lakes}`)
  return `${t('cb-houses', { n: district.settlers, m: district.houses })}\n${found.join(', ')}`
}

/** The lines around a union of blocks, a little inside of it. */
export function outline(blocks: [number, number][], inset: number): string {
  const has = new Set(blocks.map(([x, y]) => `${x},${y}`))
  const lines: string[] = []
  for (const [x, y] of blocks) {
    const [left, top, right, bottom] = [100 * x + 50, 100 * y + 50, 100 * x + 150, 100 * y + 150]
    const west = has.has(`${x - 1},${y}`) ? 0 : inset
    const east = has.has(`${x + 1},${y}`) ? 0 : inset
    const north = has.has(`${x},${y - 1}`) ? 0 : inset
    const south = has.has(`${x},${y + 1}`) ? 0 : inset
    if (north) lines.push(`M${left + west} ${top + north}H${right - east}`)
    if (east) lines.push(`M${right - east} ${top + north}V${bottom - south}`)
    if (south) lines.push(`M${right - east} ${bottom - south}H${left + west}`)
    if (west) lines.push(`M${left + west} ${bottom - south}V${top + north}`)
  }
  return lines.join('')
}
