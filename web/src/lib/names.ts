/** Who sits where, as everybody reads it: a person's name, a computer's level, and the seat's number where two are called alike. */

import type { GameLine, PlayerFacts } from '../wire'
import { t } from './language.svelte'
import { plain } from './kit'

export const LEVELS = ['novice', 'apprentice', 'player', 'master', 'champion']
const KNOWN = [...LEVELS, 'greedy', 'random', 'temperature', 'ismcts', 'race']

/** What a computer of this level or agent is called. */
export function levelName(agent: string): string {
  const name = agent.split(':')[0]!
  return KNOWN.includes(name) ? t(`level-${name}`) : plain(name)
}

/** The levels of a game, the weakest first; a game without any is played by plain advice. */
export function levelsOf(game: GameLine): string[] {
  return game.levels.length ? game.levels.map((level) => level.agent) : ['greedy']
}

/** How strong a level of a game was measured to be; nothing where it was not. */
export function ratingOf(game: GameLine, level: string): number | null {
  return game.levels.find((one) => one.agent === level)?.rating ?? null
}

/** Who plays when this level is wished for: it, if the game or the server has it. */
export function opponent(game: GameLine, agents: Record<string, string>[], wish: string): string {
  const known = levelsOf(game)
  if (known.includes(wish) || agents.some((one) => one.agent === wish)) return wish
  return known[Math.floor(known.length / 2)]!
}

/** Does a computer of its own sit here, and not one that stands in for a person? */
export const isComputer = (player: PlayerFacts): boolean => player.agent !== null && player.name === player.agent

/** "Computer · Master"; with the number of the seat where several sit there, and without a level where it has none. */
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
  // The number is the seat's, as it stands on shields and marks.
  return said.map((name, seat) => (said.indexOf(name) === said.lastIndexOf(name) ? name : `${name} ${seat + 1}`))
}
