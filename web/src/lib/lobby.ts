/** Facts of a game before a table is opened: its words, its options and its box. */

import type { GameLine } from '../wire'
import { prefs } from './prefs.svelte'
import { say } from './words'

/** A choice that is made before the match. */
export interface Setting {
  name: string
  default: boolean | number | string
  /** The default where people play with each other. */
  with_people: boolean | number | string
  help: string
  choices: (number | string)[]
}

/** A sentence of the game, or the fallback where it has none. */
function said(game: GameLine, key: string, fallback: string): string {
  const pattern = game.words[prefs.language]?.[key] ?? game.words.en?.[key]
  return pattern === undefined ? fallback : say(pattern)
}

/** The subject of the game in one sentence. */
export const blurb = (game: GameLine): string => said(game, 'blurb', '')

/** Whom the game is for, in a few words. */
export const forWhom = (game: GameLine): string => said(game, 'for-whom', '')

/** The description of an option. */
export const optionHelp = (game: GameLine, option: Setting): string => said(game, `option-${option.name}`, option.help)

/** The name of a choice of an option. */
export const choiceName = (game: GameLine, option: Setting, choice: number | string): string =>
  said(game, `option-${option.name}-${choice}`, String(choice))

/** The options that a person may choose. A folder of components is chosen by the host, on the command line. */
export const settingsOf = (game: GameLine): Setting[] => (game.options as unknown as Setting[]).filter((one) => !isFolder(one))

const isFolder = (option: Setting): boolean => typeof option.default === 'string' && !option.choices.length

/** The address of a picture. It changes with the game's pictures, so that browsers may keep it. */
export const pictureAt = (game: string, name: string, version: string): string => `/api/games/${game}/art/${name}.svg?v=${version}`

/** The address of the picture on a game's box. */
export const boxOf = (game: GameLine): string => pictureAt(game.id, 'box', game.art)
