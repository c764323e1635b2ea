import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { Session } from '../src/lib/session.svelte'
import type { Option } from '../src/wire'

const OPTIONS: Option[] = [
  { do: 'place 1 labor', on: ['space:labor', 'citizen:1'] },
  { do: 'place 2 labor', on: ['space:labor', 'citizen:2'] },
  { do: 'accept o1 1', on: ['offer:o1'] },
  { do: 'accept o1 2', on: ['offer:o1'] },
  { do: 'draft kings-nest', on: ['card:kings-nest'] },
  { do: 'war hidden', on: ['army:9'] },
  { do: 'pass', on: [] },
]

async function seated(...pieces: string[]) {
  const session = new Session('table', 0)
  const played = vi.spyOn(session, 'play').mockImplementation(() => {})
  session.link = 'open'
  session.openPrompt = { ask: 1, rule: '', title: 'ask', say: '', owed: true, open: '', options: OPTIONS }
  for (const piece of pieces) session.choice.register(piece, document.createElement('div'))
  await Promise.resolve()
  flushSync()
  return { session, choice: session.choice, played }
}

const ALL = ['space:labor', 'citizen:1', 'citizen:2', 'offer:o1', 'card:kings-nest']

test('what has no piece, or none that is drawn, is a button', async () => {
  const { choice } = await seated(...ALL)
  expect(choice.buttons.map((option) => option.do)).toEqual(['war hidden', 'pass'])
  const bare = await seated()
  expect(bare.choice.buttons).toHaveLength(OPTIONS.length)
})

test('one fitting option is played by a click', async () => {
  const { choice, played } = await seated(...ALL)
  choice.click('card:kings-nest')
  expect(played).toHaveBeenCalledWith('draft kings-nest')
})

test('pieces are clicked in order, and a clicked one can be left again', async () => {
  const { choice, played } = await seated(...ALL)
  expect(choice.at('citizen:1')).toEqual([])
  choice.click('space:labor')
  expect(choice.chosen).toEqual(['space:labor'])
  expect(choice.at('citizen:2').map((option) => option.do)).toEqual(['place 2 labor'])
  choice.click('space:labor')
  expect(choice.chosen).toEqual([])
  choice.click('space:labor')
  choice.click('citizen:2')
  expect(played).toHaveBeenCalledWith('place 2 labor')
})

test('several options on one piece open a menu', async () => {
  const { choice, played } = await seated(...ALL)
  choice.click('offer:o1')
  expect(choice.menu).toBe('offer:o1')
  expect(played).not.toHaveBeenCalled()
})

test('an option that loses is asked about again', async () => {
  const { choice, played } = await seated()
  const fatal: Option = { do: 'pass', on: [], warn: 'TT-1' }
  choice.play(fatal)
  expect(played).not.toHaveBeenCalled()
  choice.play(fatal)
  expect(played).toHaveBeenCalledWith('pass')
})

test('nothing can be chosen while an answer is under way, or in a look back', async () => {
  const { session, choice } = await seated(...ALL)
  session.pending = 'pass'
  expect(choice.left).toEqual([])
  session.pending = null
  session.looking = { lines: 1, view: {} }
  expect(choice.left).toEqual([])
})
