/** Names of players: a person's name, a computer's level, and the seat's number where two have the same name. */

import type { GameLine, PlayerFacts } from '../wire'
import { t } from './language.svelte'
import { plain } from './kit'

export const LEVELS = ['novice', 'apprentice', 'player', 'master', 'champion']
const KNOWN = [...LEVELS, 'greedy', 'random', 'temperature', 'ismcts', 'race']

/** The name of a computer with this level or agent. */
export function levelName(agent: string): string {
  const name = agent.split(':')[0]!
  return KNOWN.includes(name) ? t(`level-${name}`) : plain(name)
}

/** The levels of a game, weakest first. A game without levels is played by the bot's advice. */
export function levelsOf(game: GameLine): string[] {
  return game.levels.length ? game.levels.map((level) => level.agent) : ['greedy']
}

/** The measured rating of a level, or null if it was not measured. */
export function ratingOf(game: GameLine, level: string): number | null {
  return game.levels.find((one) => one.agent === level)?.rating ?? null
}

/** The agent that plays for a wished level: the level itself, if the game or the server has it. */
export function opponent(game: GameLine, agents: Record<string, string>[], wish: string): string {
  const known = levelsOf(game)
  if (known.includes(wish) || agents.some((one) => one.agent === wish)) return wish
  return known[Math.floor(known.length / 2)]!
}

/** True if the seat belongs to a computer, and not to a person for whom a computer plays. */
export const isComputer = (player: PlayerFacts): boolean => player.agent !== null && player.name === player.agent

/** The full name of a computer, such as "Computer · Master", with the number of its seat if there are several. */
function computerName(agent: string, seat: number, several: boolean): string {
  const called = several ? `${t('computer')} ${seat + 1}` : t('computer')
  const level = levelName(agent)
  return level === t('computer') ? called : t('computer-named', { name: called, level })
}

export function namesOf(players: PlayerFacts[]): string[] {
  const several = players.filter(isComputer).length > 1
  const said = players.map((player, seat) => {
    if (isComputer(player)) return computerName(player.agent!, seat, several)
    return player.name || t('seat-n', { n: seat + 1 })
  })
  // The number is that of the seat, as on its crest.
  return said.map((name, seat) => (said.indexOf(name) === said.lastIndexOf(name) ? name : `${name} ${seat + 1}`))
}
