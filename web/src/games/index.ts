/** The boards. A game without one of its own is drawn by the generic board, so that every game can be played. */

import type { Component } from 'svelte'
import type { View } from '../lib/desk.svelte'
import type { Kit } from '../lib/kit'
import type { TableFacts } from '../wire'

export interface BoardProps {
  /** All that this seat knows, as the server sent it. */
  view: View
  table: TableFacts
  kit: Kit
  /** The seat that looks, or null for a watcher. */
  seat: number | null
}

/** A hint of a guided first game. It is shown while the prompt has this title, or the view makes `when` true. */
export interface Hint {
  /** Keys of the client's words: guide-<game>-<name>. */
  say: string
  rule: string
  title?: string
  when?: (view: View) => boolean
}

type BoardModule = { default: Component<BoardProps> }
type GuideModule = { hints: Hint[] }

const boards = import.meta.glob<BoardModule>('./*/Board.svelte')
const guides = import.meta.glob<GuideModule>('./*/guide.ts')

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte']!
  return (await load()).default
}

export async function guideOf(game: string): Promise<Hint[]> {
  const load = guides[`./${game}/guide.ts`]
  return load ? (await load()).hints : []
}

/** How many sit down for a quick game against the computer. */
export const QUICK: Record<string, number> = { 'age-of-heroes': 3 }
