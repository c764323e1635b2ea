import type { Hint } from '..'

export const hints: Hint[] = [
  { say: 'guide-ah-tribe', rule: 'AH-12', title: 'ask-tribe' },
  { say: 'guide-ah-market', rule: 'AH-247', when: (view) => view.phase === 'market' },
  { say: 'guide-ah-road', rule: 'AH-93', title: 'ask-ask' },
  { say: 'guide-ah-action', rule: 'AH-55', title: 'ask-action' },
  { say: 'guide-ah-build', rule: 'AH-64', title: 'ask-build' },
  { say: 'guide-ah-monument', rule: 'AH-220', title: 'ask-monument' },
  { say: 'guide-ah-war', rule: 'AH-115', title: 'ask-war' },
  { say: 'guide-ah-lay', rule: 'AH-135', title: 'ask-lay' },
  { say: 'guide-ah-claim', rule: 'AH-286', when: (view) => view.claims?.some((claims: string[]) => claims.length > 0) },
]
