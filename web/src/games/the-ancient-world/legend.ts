/** What the symbols of The Ancient World mean. */

import arrow from 'icon:broadhead-arrow'
import book from 'icon:open-book'
import coins from 'icon:two-coins'
import compass from 'icon:compass'
import fire from 'icon:fire'
import helmet from 'icon:spartan-helmet'
import house from 'icon:family-house'
import leaf from 'icon:oak-leaf'
import lightning from 'icon:lightning-arc'
import loot from 'icon:swap-bag'
import meeple from 'icon:meeple'
import moon from 'icon:moon'
import priest from 'icon:sun-priest'
import shield from 'icon:bordered-shield'
import skull from 'icon:daemon-skull'
import spy from 'icon:spyglass'
import star from 'icon:round-star'
import starving from 'icon:animal-skull'
import sun from 'icon:sun'
import sword from 'icon:broadsword'
import trophy from 'icon:trophy'
import trowel from 'icon:trowel'
import ward from 'icon:stone-tower'
import wave from 'icon:wave-crest'
import wheat from 'icon:wheat'
import type { Legend } from '../parts'

const legend: Legend = [
  { key: 'coin', icon: coins },
  { key: 'knowledge', icon: book },
  { key: 'food', icon: wheat },
  { key: 'capacity', icon: house },
  { key: 'army', icon: helmet },
  { key: 'sword', icon: sword },
  { key: 'arrow', icon: arrow },
  { key: 'repair', icon: trowel },
  { key: 'spy', icon: spy },
  { key: 'loot', icon: loot },
  { key: 'explore', icon: compass },
  { key: 'ward', icon: ward },
  { key: 'citizen', icon: meeple },
  { key: 'react', icon: lightning },
  { key: 'points', icon: trophy },
  { key: 'defence', icon: shield },
  { key: 'star', icon: star },
  { key: 'damage', icon: skull },
  { key: 'starving', icon: starving },
  { key: 'hand', icon: priest },
  { key: 'red', icon: fire, colour: '#a9302a' },
  { key: 'green', icon: leaf, colour: '#2c6e36' },
  { key: 'blue', icon: wave, colour: '#1e5f9e' },
  { key: 'yellow', icon: sun, colour: '#8f6400' },
  { key: 'purple', icon: moon, colour: '#6a3d97' },
]
export default legend
