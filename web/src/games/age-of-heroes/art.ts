/** Own drawings, as paths in a box of 32 by 32: `f` filled, `s` a line, `l` a light fill, `c` cut out. */

type Stroke = 'f' | 's' | 'l' | 'c'
export type Drawing = [Stroke, string][]

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const ICONS: Record<string, Drawing> = {
  iron: [['f', 'M3 26l3-8h8l3 8z'], ['f', 'M16 26l3-8h8l3 8z'], ['f', 'M9 16l3-8h8l3 8z'], ['c', 'M13.5 10h5l.8 2h-6.6z']],
  wood: [['f', 'M10 6h14v8H10z'], ['f', 'M8 17h16v9H8z'], ['l', disc(9, 10, 4)], ['s', disc(9, 10, 4)], ['s', disc(9, 10, 1.5)], ['c', disc(9, 21.5, 4.5)], ['s', disc(9, 21.5, 4.5)], ['s', disc(9, 21.5, 1.8)]],
  grain: [['s', 'M16 30V10'], ['f', 'M16 3q4 4 0 8q-4-4 0-8z'], ['f', 'M17 14q1-6 7-6q0 6-7 6z'], ['f', 'M15 14q-1-6-7-6q0 6 7 6z'], ['f', 'M17 20q1-6 7-6q0 6-7 6z'], ['f', 'M15 20q-1-6-7-6q0 6 7 6z'], ['f', 'M17 26q1-6 7-6q0 6-7 6z'], ['f', 'M15 26q-1-6-7-6q0 6 7 6z']],
  stone: [['f', 'M3 27l2-9 7-4 6 5 1 8z'], ['l', 'M17 27l-1-8 6-6 7 5 1 9z'], ['s', 'M17 27l-1-8 6-6 7 5 1 9z'], ['f', 'M10 12l3-6 7-1 3 5-6 6z']],
  gold: [['f', disc(16, 16, 12)], ['c', disc(16, 16, 9.5)], ['f', 'M16 7.5l2.4 5.6 6 .5-4.6 4 1.4 5.9-5.2-3.2-5.2 3.2 1.4-5.9-4.6-4 6-.5z']],
  limestone: [['f', 'M16 5L30 27H2z'], ['c', 'M11.6 13h8.8l.8 1.5H10.8z'], ['c', 'M8.2 19h15.6l1 1.5H7.2z']],
  concrete: [['f', 'M3 6h26v21h-6v-6a7 7 0 0 0-14 0v6H3z'], ['c', 'M5 9h22v1.6H5z']],
  marble: [['f', 'M7 4h18v4H7z'], ['f', 'M10 9h2.6v14H10z'], ['f', 'M14.7 9h2.6v14h-2.6z'], ['f', 'M19.4 9H22v14h-2.6z'], ['f', 'M6 24h20v4H6z']],
  brick: [['f', 'M3 7h12v5H3z'], ['f', 'M17 7h12v5H17z'], ['f', 'M3 14h5v5H3z'], ['f', 'M10 14h12v5H10z'], ['f', 'M24 14h5v5h-5z'], ['f', 'M3 21h12v5H3z'], ['f', 'M17 21h12v5H17z']],
  sandstone: [['f', 'M4 28l1-16 5-1 1 17z'], ['f', 'M21 28l1-17 5 1 1 16z'], ['f', 'M3 10l1-5 24-1 1 5z'], ['l', 'M13 28l.6-11 4.8-.4.8 11.4z']],
  granite: [['f', 'M3 12h4V8h5v4h3V8h5v4h3V8h6v20H3z'], ['c', 'M7 17h7v1.6H7z'], ['c', 'M17 22h8v1.6h-8z']],
  'population-boom': [['f', disc(9, 9, 4)], ['f', disc(23, 9, 4)], ['f', 'M3 24q0-10 6-10t6 10z'], ['f', 'M17 24q0-10 6-10t6 10z'], ['f', disc(16, 15, 3.4)], ['c', 'M10.5 30q0-11 5.5-11t5.5 11z'], ['f', 'M12 29q0-9 4-9t4 9z']],
  earthquake: [['f', 'M2 20h10l2 4-3 4H2z'], ['f', 'M15 20h15v8H14l3-4z'], ['f', 'M6 18V8l5-4 4 3-2 6 2 5z'], ['f', 'M18 18l2-6-2-4 8 2v8z']],
  volcano: [['f', 'M2 29l9-15h10l9 15z'], ['c', 'M11 15h10l-2 4-3-2-3 3z'], ['s', 'M16 12V4'], ['s', 'M12 12Q11 7 7 6'], ['s', 'M20 12q1-5 5-6']],
  famine: [['f', 'M3 17h26q-1 9-9 11h-8q-8-2-9-11z'], ['s', 'M16 14Q15 7 20 4'], ['s', 'M16.5 10l-4-3'], ['s', 'M17.5 7l4 1']],
  barbarians: [['s', 'M7 29L23 5'], ['s', 'M25 29L9 5'], ['f', 'M17 8q6-6 12-3q1 7-5 11q-1-5-7-8z'], ['f', 'M15 8q-6-6-12-3q-1 7 5 11q1-5 7-8z']],
  'olympic-games': [['s', 'M8 5Q1 18 14 27'], ['s', 'M24 5q7 13-6 22'], ['f', 'M7 8q5 0 5 4q-5 0-5-4z'], ['f', 'M6 15q5-1 6 3q-5 1-6-3z'], ['f', 'M8 22q5-2 6 1q-4 3-6-1z'], ['f', 'M25 8q-5 0-5 4q5 0 5-4z'], ['f', 'M26 15q-5-1-6 3q5 1 6-3z'], ['f', 'M24 22q-5-2-6 1q4 3 6-1z']],
  'mighty-hero': [['f', 'M7 29V17q0-9 9-9t9 9v12h-5v-9h-3l-1 5-1-5h-3v9z'], ['s', 'M6 10Q12 2 22 4q5 1 6 7']],
  luck: [['f', disc(11, 10, 5)], ['f', disc(21, 10, 5)], ['f', disc(11, 19, 5)], ['f', disc(21, 19, 5)], ['s', 'M16 15q0 8 6 14'], ['c', disc(16, 14.5, 1.6)]],
  city: [['f', 'M2 28V15l6-5 6 5v13z'], ['f', 'M13 28V8l6-5 6 5v20z'], ['f', 'M24 28V17h6v11z'], ['c', 'M6 20h4v8H6z'], ['c', 'M16.5 12h5v4h-5z'], ['c', 'M16.5 19h5v4h-5z']],
  army: [['s', 'M27 3L7 29'], ['f', 'M16 4q7 3 10 3q1 16-10 22Q5 23 6 7q3 0 10-3z'], ['c', 'M16 8q4 2 6.500 2q0 10-6.500 15z']],
  citadel: [['f', 'M6 29V9h20v20z'], ['f', 'M4 3h5v4h4V3h6v4h4V3h5v8H4z'], ['c', 'M13 29v-8q0-3 3-3t3 3v8z'], ['c', 'M11 13h2v3h-2z'], ['c', 'M19 13h2v3h-2z']],
  general: [['f', 'M8 29V18q0-8 8-8t8 8v11h-5v-8h-2l-1 5-1-5h-2v8z'], ['f', 'M14 9Q13 1 5 3q5 2 3 9z'], ['f', 'M14 9q3-8 12-6q3 4 2 10q-4-6-14-4z']],
  road: [['f', 'M11 3h10l8 26H3z'], ['c', 'M15.200 6h1.600l.4 5h-2.400z'], ['c', 'M14.600 14h2.800l.4 5h-3.600z'], ['c', 'M14 22h4l.5 6h-5z']],
  hand: [['f', 'M5 10l10-3 5 18-10 3z'], ['c', 'M15.500 6h11v19h-7z'], ['s', 'M16 5h11v19h-6']],
}

/** The Monument of each tribe in five parts, in a box of 60 by 48, laid from the ground up. */
export const MONUMENTS: Record<string, string[]> = {
  egyptians: ['M3 46l5-8h44l5 8z', 'M9 37l5-8h32l5 8z', 'M15 28l5-8h20l5 8z', 'M21 19l5-8h8l5 8z', 'M27 10l3-7 3 7z'],
  romans: ['M5 46V18h9v28z', 'M46 46V18h9v28z', 'M25 46V31h10v15z', 'M5 17V9h50v8z M15 30V18h30v12q-4-10-9-8q-3 2-6 7q-3-5-6-7q-5-2-9 8z', 'M22 8l3-5h10l3 5z'],
  greeks: ['M3 46v-6h54v6z', 'M8 39V20h6v19z M18 39V20h6v19z', 'M36 39V20h6v19z M46 39V20h6v19z', 'M5 19v-5h50v5z M27 39V22h6v17z', 'M5 13L30 2l25 11z'],
  babylonians: ['M3 46v-8h23v8z M34 46v-8h23v8z M27 46v-8h6v8z', 'M9 37v-8h42v8z', 'M15 28v-8h30v8z', 'M21 19v-8h18v8z', 'M26 10V3h8v7z'],
  celts: ['M4 46l1-27h8l1 27z', 'M26 46l1-27h7l1 27z', 'M47 46l1-27h7l1 27z', 'M3 18l1-8h25v8z', 'M30 18v-8h26l1 8z M22 9q8-8 16 0z'],
  chinese: ['M8 46v-5h44v5z', 'M14 40v-7h32v7z M6 32l5-5h38l5 5z', 'M18 26v-5h24v5z M10 20l5-5h30l5 5z', 'M22 14v-3h16v3z M16 10l6-5h16l6 5z', 'M28 4V0h4v4z'],
}

export const TRIBES = Object.keys(MONUMENTS)
/** The group of a card decides its colour; its drawing and its name tell it apart. */
export const HUES: Record<string, number> = {
  iron: 2, wood: 3, grain: 1, stone: 0, gold: 1,
  limestone: 5, concrete: 5, marble: 5, brick: 5, sandstone: 5, granite: 5,
  'population-boom': 3, earthquake: 4, volcano: 4, famine: 4, barbarians: 4,
  'olympic-games': 2, 'mighty-hero': 2, luck: 2,
}
export const hueOf = (tribe: string | null) => (tribe ? TRIBES.indexOf(tribe) : 5)
