import type { Hint } from '..'

export const hints: Hint[] = [
  { say: 'guide-tot-hand', rule: 'TT-12', title: 'ask-draft' },
  { say: 'guide-tot-suit', rule: 'TT-3', title: 'ask-draft' },
  { say: 'guide-tot-swap', rule: 'TT-14', title: 'ask-draft', when: (view) => view.pick > 1 || view.round > 1 },
  { say: 'guide-tot-score', rule: 'TT-28', title: 'ask-draft', when: (view) => view.pick > 2 || view.round > 1 },
  { say: 'guide-tot-relic', rule: 'TT-22', title: 'ask-keep' },
  { say: 'guide-tot-last', rule: 'TT-18', title: 'ask-draft', when: (view) => view.round === 3 },
]
