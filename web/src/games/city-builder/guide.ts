import type { Hint } from '..'

export const hints: Hint[] = [
  { say: 'guide-cb-edict', rule: 'CB-195', title: 'ask-edict-side' },
  { say: 'guide-cb-starters', rule: 'CB-72', title: 'ask-starters' },
  { say: 'guide-cb-track', rule: 'CB-160', title: 'ask-track' },
  { say: 'guide-cb-lay', rule: 'CB-76', title: 'ask-lay' },
  { say: 'guide-cb-move', rule: 'CB-84', when: (view) => view.seat === view.active && view.movable.length > 0 },
  { say: 'guide-cb-closed', rule: 'CB-39', when: (view) => view.towns[view.seat ?? 0]?.districts.length > 0 },
  { say: 'guide-cb-statue', rule: 'CB-105', title: 'ask-statues' },
  { say: 'guide-cb-monument', rule: 'CB-117', when: (view) => view.turn > 6 && view.active === view.seat },
  { say: 'guide-cb-discard', rule: 'CB-126', title: 'ask-discard' },
]
