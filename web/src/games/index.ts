/** The boards. A game without one of its own is drawn by the generic board, so that every game can be played. */

import type { Component } from 'svelte'
import type { AnyComponents } from '../lib/kit'
import type { AnyView } from '../lib/session.svelte'
import type { GameParts, Legend, PartProps, Sums } from './parts'

/** The properties of a board. V and C are `View` and `Components` of the game's generated types.ts. */
export type BoardProps<V = AnyView, C = AnyComponents> = PartProps<V, C>

type PartsModule = { default: GameParts }
type BoardModule = { default: Component<BoardProps> }

// The palettes are in the first style sheet, so that a table never shows the default material first.
import.meta.glob('./*/palette.css', { eager: true })

const tables = import.meta.glob<PartsModule>('./*/table.ts')
const sums = import.meta.glob<{ default: Sums }>('./*/sums.ts')
const boards = import.meta.glob<BoardModule>('./*/Board.svelte')
const legends = import.meta.glob<{ default: Legend }>('./*/legend.ts')

async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte']!
  return (await load()).default
}

/** The parts of a game for the regions of the shell. A game that has only a board shows it on the stage. */
export async function partsOf(game: string): Promise<GameParts> {
  const table = tables[`./${game}/table.ts`]
  const [parts, sum] = await Promise.all([
    table ? table().then((found) => found.default) : boardOf(game).then((Stage): GameParts => ({ Stage, scrolls: true })),
    sums[`./${game}/sums.ts`]?.().then((found) => found.default),
  ])
  return sum ? { ...parts, sums: sum } : parts
}

/** The symbols of a game with their meanings, for its rulebook page; empty for a game without symbols of its own. */
export async function legendOf(game: string): Promise<Legend> {
  return (await legends[`./${game}/legend.ts`]?.())?.default ?? []
}
