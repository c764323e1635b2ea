import { expect, test } from 'vitest'
import { levelsOf, namesOf, opponent } from '../src/lib/names'
import type { GameLine, PlayerFacts } from '../src/wire'

const player = (name: string, agent: string | null): PlayerFacts => ({ name, agent, here: true, resigned: false })
const game = (...levels: string[]) => ({ id: 'g', levels: levels.map((agent) => ({ agent })) }) as unknown as GameLine
const AGENTS = [{ agent: 'random' }, { agent: 'greedy' }]

test('a computer is called by its level, and by its seat where two are called alike', () => {
  expect(namesOf([player('Ada', null), player('novice', 'novice'), player('novice', 'novice')])).toEqual(['Ada', 'Novice 2', 'Novice 3'])
})

test('who handed over keeps the name; a free seat is counted from one', () => {
  expect(namesOf([player('Ada', 'greedy'), player('', null)])).toEqual(['Ada', 'Seat 2'])
})

test('the level that was wished for plays, or the middle one', () => {
  const ladder = game('novice', 'apprentice', 'player', 'master', 'champion')
  expect(opponent(ladder, AGENTS, 'master')).toBe('master')
  expect(opponent(ladder, AGENTS, 'greedy')).toBe('greedy')
  expect(opponent(ladder, AGENTS, 'emperor')).toBe('player')
  expect(opponent(game(), AGENTS, 'player')).toBe('greedy')
  expect(levelsOf(game())).toEqual(['greedy'])
})
