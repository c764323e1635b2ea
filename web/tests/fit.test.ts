import { expect, test } from 'vitest'
import { cardWidth } from '../src/games/the-ancient-world/fit'

const HEAD = 22
const GAP = 8

test('cards are as wide as the room lets them be, and never wider than wished', () => {
  expect(cardWidth([2], { width: 1000, height: 1000 }, HEAD, 150)).toBe(150)
  expect(cardWidth([4], { width: 374, height: 400 }, HEAD, 150)).toBe(Math.floor((400 - HEAD - GAP) / 2 / 1.4))
})

test('all rows of all groups fit', () => {
  for (const [groups, width, height] of [
    [[2, 8, 1], 374, 480],
    [[1, 5], 344, 300],
    [[3, 12, 2], 560, 380],
  ] as const) {
    const w = cardWidth([...groups], { width, height }, HEAD, 150)
    const columns = Math.floor((width + GAP) / (w + GAP))
    const rows = groups.reduce((sum, n) => sum + Math.ceil(n / columns), 0)
    expect(rows * (w * 1.4 + GAP) - GAP + groups.length * HEAD).toBeLessThanOrEqual(height)
  }
})

test('without room they are as small as a finger can hit', () => {
  expect(cardWidth([9, 9], { width: 100, height: 50 }, HEAD, 150)).toBe(46)
})
