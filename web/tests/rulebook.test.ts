import { expect, test } from 'vitest'
import { blocks, matching } from '../src/lib/rulebook'

const PAGE = `# A game

## The cards

- **TT-1** There are *exactly* 18 cards,
  see TT-3.
- **TT-2** Fifteen have a suit.

| no. | card |
|---:|---|
| 1 | Kings Nest |
`

test('rules have anchors, and cited rules are links', () => {
  const found = blocks(PAGE)
  const first = found.find((block) => block.id === 'TT-1')!
  expect(first.text).toContain('see TT-3')
  expect(first.parts.filter((part) => part.kind === 'rule').map((part) => part.text)).toEqual(['TT-1', 'TT-3'])
  expect(found.find((block) => block.kind === 'table')!.rows).toHaveLength(2)
  expect(found.find((block) => block.kind === 'heading' && block.level === 2)!.id).toBe('the-cards')
})

test('a search finds rules by words and by id', () => {
  const found = blocks(PAGE)
  expect(matching(found, 'fifteen suit').map((block) => block.id)).toEqual(['TT-2'])
  expect(matching(found, 'tt-1').map((block) => block.id)).toEqual(['TT-1'])
})
