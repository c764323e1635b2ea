import { expect, test } from 'vitest'
import { levelsOf, namesOf, opponent, ratingOf } from '../src/lib/names'
import type { GameLine, PlayerFacts } from '../src/wire'

const player = (name: string, agent: string | null): PlayerFacts => ({ name, agent, here: true, present: true, resigned: false })
const game = (...levels: string[]) => ({ id: 'g', levels: levels.map((agent) => ({ agent })) }) as unknown as GameLine
const AGENTS = [{ agent: 'random' }, { agent: 'greedy' }]

test('a computer is called by its level, and by its seat where two are called alike', () => {
  expect(namesOf([player('Ada', null), player('novice', 'novice'), player('novice', 'novice')])).toEqual([
    'Ada',
    'Computer 2 · Novice',
    'Computer 3 · Novice',
  ])
})

test('a computer without a level is just called one, and each by its number where there are several', () => {
  expect(namesOf([player('Ada', null), player('greedy', 'greedy')])).toEqual(['Ada', 'Computer'])
  expect(namesOf([player('Ada', null), player('greedy', 'greedy'), player('novice', 'novice')])).toEqual([
    'Ada',
    'Computer 2',
    'Computer 3 · Novice',
  ])
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

test('a level has the rating that was measured in this game, and none where none was', () => {
  const ladder = {
    id: 'g',
    levels: [
      { agent: 'novice', rating: 1000 },
      { agent: 'player', rating: null },
    ],
  } as unknown as GameLine
  expect([ratingOf(ladder, 'novice'), ratingOf(ladder, 'player'), ratingOf(ladder, 'greedy')]).toEqual([1000, null, null])
})
