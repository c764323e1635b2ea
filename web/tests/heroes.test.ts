import { expect, test } from 'vitest'
import english from '../../tessera/games/age_of_heroes/words/en.ftl?raw'
import german from '../../tessera/games/age_of_heroes/words/de.ftl?raw'
import { Kit } from '../src/lib/kit'
import { prefs } from '../src/lib/prefs.svelte'
import { read } from '../src/lib/words'
import type { Size } from '../src/lib/shell.svelte'
import { arrange, GAP } from '../src/games/age-of-heroes/stall'

const kit = new Kit({
  game: 'age-of-heroes',
  version: '1',
  words: { en: read(english), de: read(german) },
  components: {},
  art: '',
})
const listener = { seat: 0, names: ['Ada', 'Bo', 'Cy'] }

/** Each text of an action or of an event, in English and in German. */
const SAID: [text: string, english: string, german: string][] = [
  ['tribe celts', 'Lead the Celts', 'Die Kelten führen'],
  ['ask 1', 'Ask Bo for a Road', 'Bo um eine Straße bitten'],
  ['go-on', 'Go on', 'Weiter'],
  ['place 0', 'Add no card', 'Keine Karte anlegen'],
  ['place 1', 'Add one card', 'Eine Karte anlegen'],
  ['place 2', 'Add 2 cards', '2 Karten anlegen'],
  ['build', 'Build', 'Bauen'],
  ['build road to 2 with stone stone', 'Build a Road to Cy with 2 × Stone', 'Straße zu Cy bauen, mit 2 × Stein'],
  [
    'build general on army 3 with iron gold',
    'Appoint a General for army 3 with Iron, Gold',
    'General für Armee 3 ernennen, mit Eisen, Gold',
  ],
  ['build city with wood wood stone', 'Build a City with 2 × Wood, Stone', 'Stadt bauen, mit 2 × Holz, Stein'],
  ['build army with iron grain grain', 'Raise an Army with Iron, 2 × Grain', 'Armee aufstellen, mit Eisen, 2 × Getreide'],
  ['play luck', 'Play Luck', 'Glück spielen'],
  ['play 1 hero-army', 'Play a Hero as an Army', 'Helden spielen: ein Held als Armee'],
  [
    'play 2 hero-army 1 hero-general',
    'Play 2 Heroes as Armies, a Hero as a General',
    'Helden spielen: 2 Helden als Armeen, ein Held als General',
  ],
  ['war', 'Go to war', 'In den Krieg ziehen'],
  [
    'war 1 plunder with 2 army 1 general',
    'Attack Bo, for Plunder, with 2 Armies, one Army with a General',
    'Bo angreifen, Ziel Plünderung: 2 Armeen, eine Armee mit General',
  ],
  ['lay 3 under army 2', 'Lay 3 under army 2', '3 unter Armee 2 legen'],
  ['fight hero 1', 'Hero 1 fights', 'Held 1 kämpft'],
  ['army 1 against hero 2', 'Army 1 against hero 2', 'Armee 1 gegen Held 2'],
  ['the Barbarian Army against army 4', 'The Barbarian Army against army 4', 'Die Barbaren gegen Armee 4'],
  ['accept o12 2', 'Accept o12, choice 2', 'Angebot o12 annehmen, Wahl 2'],
  ['offer iron for gold', 'Offer Iron for Gold', 'Eisen für Gold bieten'],
  ['offer nothing for gold to 1', 'Offer nothing for Gold to Bo', 'Bo nichts für Gold bieten'],
  [
    'offer iron iron for gold or wood stone to 1 reply o3',
    'Offer 2 × Iron for Gold or Wood, Stone to Bo, in reply to o3',
    'Bo 2 × Eisen für Gold oder Holz, Stein bieten, als Antwort auf o3',
  ],
  ['wood stone for nothing', 'Wood, Stone for nothing', 'Holz, Stein für nichts'],
]

test.each(SAID)('%s is said in both languages', (text, inEnglish, inGerman) => {
  prefs.language = 'en'
  expect(kit.action(text, listener)).toBe(inEnglish)
  prefs.language = 'de'
  expect(kit.action(text, listener)).toBe(inGerman)
})

test('offers are as large as all of them fit, and lie on pages where they do not', () => {
  const sizes: [Size, number, number, boolean][] = [
    ['wide', 982, 240, false],
    ['short', 768, 150, false],
    ['phone', 370, 380, true],
    ['phone', 340, 170, true],
    ['landscape', 508, 220, true],
  ]
  for (const [size, width, height, finger] of sizes) {
    for (let nOpen = 0; nOpen <= 20; nOpen++) {
      for (let nRest = 0; nOpen + nRest <= 24; nRest++) {
        const [plan, pages] = arrange(size, width, height, finger, nOpen, nRest)
        const drawn = pages.flatMap(({ open, rest }) => [open[1] - open[0], rest[1] - rest[0]])
        expect(drawn.reduce((sum, n) => sum + n, 0)).toBe(nOpen + nRest)
        for (const { open, rest } of pages) {
          const rows = [Math.ceil((open[1] - open[0]) / plan.open.columns), Math.ceil((rest[1] - rest[0]) / plan.rest.columns)]
          const high = rows[0]! * plan.open.height + rows[1]! * plan.rest.height + Math.max(0, rows[0]! + rows[1]! - 1) * GAP
          expect(high).toBeLessThanOrEqual(height)
        }
      }
    }
  }
  const [plan, pages] = arrange('wide', 982, 240, false, 2, 1)
  expect([plan.open.buttons, plan.open.named, pages.length]).toEqual(['words', true, 1])
})
