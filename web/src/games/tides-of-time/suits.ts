/** How the suits are drawn: a letter, a sign and a hue, in the order in which the server counts them. */

export interface Suit {
  id: string
  letter: string
  hue: string
  /** The sign, in a square of 24. */
  path: string
}

export const SUITS: Suit[] = [
  { id: 'palace', letter: 'P', hue: 'var(--hue-1)', path: 'M4 20V10l4 3V7l4-4 4 4v6l4-3v10h-6v-5a2 2 0 0 0-4 0v5Z' },
  { id: 'library', letter: 'L', hue: 'var(--hue-2)', path: 'M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3Zm3 11v2h8v-2ZM8 7v2h7V7Zm0 4v2h7v-2Z' },
  { id: 'garden', letter: 'G', hue: 'var(--hue-3)', path: 'M11 21v-6C5 15 3 11 3 6c5 0 8 2 9 6 1-5 4-8 9-8 0 6-3 10-8 11v6Z' },
  { id: 'stronghold', letter: 'S', hue: 'var(--hue-4)', path: 'M4 21V5h3v3h3V5h4v3h3V5h3v16h-6v-4a2 2 0 0 0-4 0v4Z' },
  { id: 'temple', letter: 'T', hue: 'var(--hue-5)', path: 'M12 3 22 9H2Zm-8 8h3v7H4Zm6.500 0h3v7h-3Zm6.500 0h3v7h-3ZM3 19.500h18V22H3Z' },
]

export const NO_SUIT: Suit = { id: 'none', letter: '–', hue: 'var(--soft)', path: 'M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z' }

export const suitOf = (id: string | undefined): Suit => SUITS.find((suit) => suit.id === id) ?? NO_SUIT
