/** How the suits are drawn: a letter, an icon and a colour, in the order in which the server counts them. */

import crown from 'icon:crown'
import diamond from 'icon:cut-diamond'
import scroll from 'icon:scroll-unfurled'
import temple from 'icon:greek-temple'
import tower from 'icon:stone-tower'
import tree from 'icon:fruit-tree'

export interface Suit {
  id: string
  letter: string
  colour: string
  icon: string
}

export const SUITS: Suit[] = [
  { id: 'palace', letter: 'P', colour: '#a06a00', icon: crown },
  { id: 'library', letter: 'L', colour: '#1f5c99', icon: scroll },
  { id: 'garden', letter: 'G', colour: '#2a6e35', icon: tree },
  { id: 'stronghold', letter: 'S', colour: '#a5312a', icon: tower },
  { id: 'temple', letter: 'T', colour: '#6a3d97', icon: temple },
]

export const NO_SUIT: Suit = { id: 'none', letter: '–', colour: '#5b6467', icon: diamond }

export const suitOf = (id: string): Suit => SUITS.find((suit) => suit.id === id) ?? NO_SUIT
