/** Symbols and colours of the game, and its Monuments in five courses. */

import barbarian from 'icon:barbarian'
import bar from 'icon:metal-bar'
import block from 'icon:stone-block'
import brick from 'icon:clay-brick'
import clover from 'icon:clover'
import coins from 'icon:coins-pile'
import column from 'icon:ionic-column'
import concrete from 'icon:concrete-bag'
import cornucopia from 'icon:cornucopia'
import crack from 'icon:earth-crack'
import gold from 'icon:gold-bar'
import hand from 'icon:card-pickup'
import helmet from 'icon:centurion-helmet'
import laurel from 'icon:laurel-crown'
import log from 'icon:log'
import pile from 'icon:stone-pile'
import road from 'icon:road'
import rock from 'icon:rock'
import spartan from 'icon:spartan'
import stack from 'icon:stone-stack'
import swords from 'icon:crossed-swords'
import temple from 'icon:greek-temple'
import tower from 'icon:stone-tower'
import trade from 'icon:trade'
import village from 'icon:medieval-village-01'
import volcano from 'icon:smoking-volcano'
import wheat from 'icon:wheat'
import withered from 'icon:dead-wood'

/** The symbol of each card and item, and the colour of its medal. */
const SIGNS: Record<string, [icon: string, colour: string]> = {
  iron: [bar, '#4d6275'],
  wood: [log, '#7a4a24'],
  grain: [wheat, '#8f6410'],
  stone: [pile, '#6a665e'],
  gold: [gold, '#8a6500'],
  limestone: [block, '#75693f'],
  concrete: [concrete, '#7d6b60'],
  marble: [column, '#5c6c84'],
  brick: [brick, '#a4492c'],
  sandstone: [stack, '#95602a'],
  granite: [rock, '#555b66'],
  'olympic-games': [laurel, '#3a7145'],
  'mighty-hero': [spartan, '#9c3030'],
  luck: [clover, '#2b7449'],
  'population-boom': [cornucopia, '#2c6e36'],
  earthquake: [crack, '#7a4a24'],
  volcano: [volcano, '#a3231f'],
  famine: [withered, '#6f5a2a'],
  barbarians: [barbarian, '#6b2a20'],
  city: [village, '#6d2e1f'],
  army: [swords, '#6d2e1f'],
  citadel: [tower, '#6d2e1f'],
  general: [helmet, '#6d2e1f'],
  road: [road, '#6d2e1f'],
  monument: [temple, '#6d2e1f'],
  hand: [hand, '#6d2e1f'],
  trade: [trade, '#6d2e1f'],
  taxes: [coins, '#6d2e1f'],
  hero: [spartan, '#6d2e1f'],
}

export const signOf = (id: string): string => SIGNS[id]?.[0] ?? temple
export const colourOf = (id: string): string => SIGNS[id]?.[1] ?? '#5b6467'

/** The Monument of each tribe in five parts, in a box of 60 by 48, laid from the ground up. */
export const MONUMENTS: Record<string, string[]> = {
  egyptians: ['M3 46l5-8h44l5 8z', 'M9 37l5-8h32l5 8z', 'M15 28l5-8h20l5 8z', 'M21 19l5-8h8l5 8z', 'M27 10l3-7 3 7z'],
  romans: [
    'M5 46V18h9v28z',
    'M46 46V18h9v28z',
    'M25 46V31h10v15z',
    'M5 17V9h50v8z M15 30V18h30v12q-4-10-9-8q-3 2-6 7q-3-5-6-7q-5-2-9 8z',
    'M22 8l3-5h10l3 5z',
  ],
  greeks: [
    'M3 46v-6h54v6z',
    'M8 39V20h6v19z M18 39V20h6v19z',
    'M36 39V20h6v19z M46 39V20h6v19z',
    'M5 19v-5h50v5z M27 39V22h6v17z',
    'M5 13L30 2l25 11z',
  ],
  babylonians: ['M3 46v-8h23v8z M34 46v-8h23v8z M27 46v-8h6v8z', 'M9 37v-8h42v8z', 'M15 28v-8h30v8z', 'M21 19v-8h18v8z', 'M26 10V3h8v7z'],
  celts: ['M4 46l1-27h8l1 27z', 'M26 46l1-27h7l1 27z', 'M47 46l1-27h7l1 27z', 'M3 18l1-8h25v8z', 'M30 18v-8h26l1 8z M22 9q8-8 16 0z'],
  chinese: [
    'M8 46v-5h44v5z',
    'M14 40v-7h32v7z M6 32l5-5h38l5 5z',
    'M18 26v-5h24v5z M10 20l5-5h30l5 5z',
    'M22 14v-3h16v3z M16 10l6-5h16l6 5z',
    'M28 4V0h4v4z',
  ],
}

export const TRIBES = Object.keys(MONUMENTS)
