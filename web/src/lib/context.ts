/** What every board and every part of a table may ask for. */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Desk } from './desk.svelte'
import type { Kit } from './kit'
import { pieceOf, type Wish } from './piece.svelte'

const KEY = Symbol('seat')

export interface Around {
  desk: Desk
  kit: Kit
}

export interface Table extends Around {
  piece: (wish: Wish) => Attachment
}

export function provide(around: Around): Table {
  return setContext(KEY, { ...around, piece: pieceOf(around) })
}

export const around = (): Table => getContext<Table>(KEY)
