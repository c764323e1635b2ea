import type { Hint } from '..'

/** A first game, in the order in which its questions come up. */
export const hints: Hint[] = [
  { say: 'guide-aw-place', rule: 'AW-86', title: 'ask-turn' },
  { say: 'guide-aw-skill', rule: 'AW-90', title: 'ask-turn' },
  { say: 'guide-aw-build', rule: 'AW-120', title: 'ask-build' },
  { say: 'guide-aw-banners', rule: 'AW-353', title: 'ask-turn', when: (view) => view.owned?.[view.seat] > 2 },
  { say: 'guide-aw-attack', rule: 'AW-207', title: 'ask-turn', when: (view) => view.reach?.[view.seat]?.some((one: any) => one && one.all >= one.defence) },
  { say: 'guide-aw-damage', rule: 'AW-239', title: 'ask-damage' },
  { say: 'guide-aw-recruit', rule: 'AW-163', title: 'ask-join' },
  { say: 'guide-aw-feed', rule: 'AW-257', title: 'ask-turn', when: (view) => view.mouths?.[view.seat] > view.live?.[view.seat]?.food },
  { say: 'guide-aw-end', rule: 'AW-350', title: 'ask-turn', when: (view) => view.round >= 4 },
]
