/** What every board and every part of a table may ask for: `const { session, kit, piece } = around<Components>()`. */

import { getContext, hasContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { AnyComponents, Kit } from './kit'
import { pieceOf, type Wish } from './piece.svelte'
import type { GameParts } from '../games/parts'
import type { Replay } from './replay.svelte'
import type { AnyView, Session } from './session.svelte'
import type { Shell } from './shell.svelte'

const KEY = Symbol('table')

export interface Around<C = AnyComponents> {
  session: Session
  kit: Kit<C>
}

export interface Surroundings<C = AnyComponents> extends Around<C> {
  shell: Shell
  parts: GameParts
  /** The replay of a finished match, or null while the match is played. */
  replay: Replay | null
}

/** A session of one game, whose view has the type of that game. */
export type SessionOf<V> = Session & { view: V | null }

export interface TableContext<C = AnyComponents, V = AnyView> extends Surroundings<C> {
  session: SessionOf<V>
  piece: (wish: Wish) => Attachment
}

export function provide(around: Surroundings): TableContext {
  return setContext(KEY, { ...around, piece: pieceOf(around) })
}

/** The context of a table. The type arguments are the types of the components and of the view of the board's own game. */
export const around = <C = AnyComponents, V = AnyView>(): TableContext<C, V> => getContext<TableContext<C, V>>(KEY)

/** True within a table, false on other pages. */
export const atTable = (): boolean => hasContext(KEY)
