/** The printed text of a card in the person's language, from the sentences of the box that is played. */

import type { Kit } from '../../lib/kit'
import type { Components } from './types'

export const textOf = (kit: Kit<Components>, id: string): string =>
  kit.components.cards[id]!.text.map((sentence) => kit.message(sentence)).join(' ')

/** The line of a card that says nothing about the rules; cards of a pack have none. */
export const flavourOf = (kit: Kit<Components>, id: string): string => (kit.has(`${id}.flavour`) ? kit.say(`${id}.flavour`) : '')
