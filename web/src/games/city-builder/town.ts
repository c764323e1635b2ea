/** Cities and tracks in words, and their coordinates in a drawing in which a tile is 100 units wide. */

import type { Kit } from '../../lib/kit'
import type { Components, District, Face, MessageJSON, Town, View } from './types'

export type CityKit = Kit<Components>

/** A place where the tile in hand may lie, and the action that lays it there. */
export interface Spot {
  x: number
  y: number
  do: string
  /** The number of quarter turns of the tile at this place. */
  turn: number
  /** The piece of this place, if the question lists it. */
  on?: string
}

export const COLOURS = ['blue', 'green', 'orange', 'red', 'purple']
export const hue = (colour: string) => `var(--cb-${colour})`
export const LETTER = (colour: string) => colour.charAt(0).toUpperCase()

/** The settlers of a column of the competitive game, from the near end to the far one. */
export const columnOf = (view: View, track: number, column: number): string[] => view[`column_${track}_${column}` as 'column_0_0'] ?? []

/** The settlers of a track of the other modes, from the gate on. */
export const lineOf = (view: View, track: number): string[] => view[`track_${track}` as 'track_0'] ?? []

/** The tracks that a seat reaches, that of its near end first. */
export const ownTracks = (view: View, seat: number): number[] =>
  view.tracks
    .map((_, index) => index)
    .filter((index) => view.tracks[index]!.seats.includes(seat))
    .sort((a, b) => view.tracks[a]!.seats.indexOf(seat) - view.tracks[b]!.seats.indexOf(seat))

/** The number of settlers that live in a city. */
export const settlersIn = (town: Town): number => town.districts.reduce((sum, district) => sum + district.settlers, 0)

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

/** The contents of a cell, in words. */
export function cellName(cell: string, kit: CityKit): string {
  const settler = tenant(cell)
  if (settler) return kit.say('page-cell-home', { settler: kit.name(settler) })
  const colour = COLOURS['1234'.indexOf(cell)]
  if (colour !== undefined) return kit.say('page-cell-statue', { colour: kit.name(colour) })
  return kit.say(`page-cell-${cell === '~' ? 'lake' : cell === '.' ? 'ground' : cell}`)
}

/** The face of a tile, in words. */
export function spokenFace(face: Face, kit: CityKit): string {
  const cells = [...face.cells].map((cell) => cellName(cell, kit))
  return kit.say('page-face', { arms: [...face.arms].join(' '), cells: cells.join(', ') })
}

/** A city as a text: every tile with its row and column, counted from the top left. */
export function spokenTiles(town: Town, kit: CityKit): string[] {
  const left = Math.min(...town.tiles.map((tile) => tile.at[0]))
  const top = Math.min(...town.tiles.map((tile) => tile.at[1]))
  return town.tiles.map((tile) =>
    kit.say('page-tile-at', { row: tile.at[1] - top + 1, column: tile.at[0] - left + 1, face: spokenFace(tile, kit) }),
  )
}

/** The district that a settler wants, in words. */
export function wish(id: string, kit: CityKit): string {
  const { colour, noble } = settlerOf(id)
  if (colour === 'purple') return kit.say(noble ? 'page-wish-purple-noble' : 'page-wish-purple')
  return kit.say(noble ? 'page-wish-noble' : 'page-wish', { colour: kit.name(colour) })
}

/** Several messages as one phrase. */
const phrase = (texts: MessageJSON[], kit: CityKit): string => texts.map((text) => kit.message(text)).join(', ')

/** What a Monument scores or asks for, in words. */
export function spokenMonument(id: string, kit: CityKit): string {
  const said = phrase(kit.components.monuments[id]?.texts ?? [], kit)
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** What a side of an Edict asks of every city, in words. */
export const spokenSide = (name: string, kit: CityKit): string =>
  kit.say('page-every-city', { text: phrase(kit.components.sides[name]?.texts ?? [], kit) })

export function spokenDistrict(district: District, kit: CityKit): string {
  if (district.monument) return `${kit.name(district.monument)}: ${spokenMonument(district.monument, kit)}`
  const found = district.landmarks.map((n, i) => (n ? `${cellName(LETTER(COLOURS[i]!), kit)} ${n}` : '')).filter(Boolean)
  if (district.statues) found.push(`${cellName('S', kit)} ${district.statues}`)
  if (district.lakes) found.push(`${cellName('~', kit)} ${district.lakes}`)
  return `${kit.say('page-houses', { n: district.settlers, m: district.houses })}\n${found.join(', ')}`
}

/** The effect of an option in a few words; empty where nothing notable changes. */
export function doings(changes: Record<string, [number, number]> | undefined, kit: CityKit): string {
  const more = (gauge: string) => (changes?.[gauge] ? changes[gauge][1] - changes[gauge][0] : 0)
  const found: string[] = []
  if (more('districts')) found.push(kit.say('page-does-districts', { n: more('districts') }))
  if (more('homes') > 0) found.push(kit.say('page-does-homes', { n: more('homes') }))
  if (more('street') > 0) found.push(kit.say('page-does-street', { n: changes!['street']![1] }))
  if (more('points')) found.push(`${more('points') > 0 ? '+' : '−'}${kit.say('page-vp', { n: Math.abs(more('points')) })}`)
  return found.join(' · ')
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
