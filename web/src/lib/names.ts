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

/** "Computer · Master"; one that is of no level is just a computer. */
function computerName(agent: string): string {
  const level = levelName(agent)
  return level === t('computer') ? level : t('computer-named', { level })
}

export function namesOf(players: PlayerFacts[]): string[] {
  const said = players.map((player, seat) => {
    const own = player.name === player.agent ? '' : player.name
    return own || (player.agent ? computerName(player.agent) : t('seat-n', { n: seat + 1 }))
  })
  // The number is the seat's, as it stands on shields and marks.
  return said.map((name, seat) => (said.indexOf(name) === said.lastIndexOf(name) ? name : `${name} ${seat + 1}`))
}
