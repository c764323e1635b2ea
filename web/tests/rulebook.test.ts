import { expect, test } from 'vitest'
import { blocks, matching, ruleOf } from '../src/lib/rulebook'

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

test('a drawing of the page is a figure with its description, and marks of lists are not shown', () => {
  const found = blocks('Before.\n\n![Two blocks, CB-42](figures/blocks.svg)\n<!-- list: monuments -->\nAfter.')
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'figure', 'paragraph'])
  expect(found[1]!.figure).toBe('blocks')
  expect(found[1]!.parts.filter((part) => part.kind === 'rule').map((part) => part.text)).toEqual(['CB-42'])
})

test('the rule of a question is found by its id', () => {
  expect(ruleOf(blocks(PAGE), 'TT-2')!.text).toContain('Fifteen')
  expect(ruleOf(blocks(PAGE), 'TT-99')).toBeUndefined()
})
