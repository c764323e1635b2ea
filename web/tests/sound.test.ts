import { readFileSync, readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import { NAMES, play, playFirst } from '../src/lib/sound'

const started: unknown[] = []
const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
const source = () => ({ frequency: param(), connect: (to: unknown) => to, start: (at: unknown) => started.push(at), stop: vi.fn() })

class FakeContext {
  currentTime = 0
  sampleRate = 8000
  destination = {}
  createGain = () => ({ gain: param(), connect: vi.fn() })
  createOscillator = source
  createBufferSource = source
  createBiquadFilter = () => ({ frequency: param(), connect: (to: unknown) => to })
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
}
vi.stubGlobal('AudioContext', FakeContext)

beforeEach(() => {
  started.length = 0
  Object.assign(prefs, { sound: true, volume: 60 })
})

describe('sounds', () => {
  it('are silent unless wished for, and at volume 0', () => {
    prefs.sound = false
    play('coin')
    Object.assign(prefs, { sound: true, volume: 0 })
    play('coin')
    expect(started).toEqual([])
  })

  it.each(NAMES)('%s is made of parts', (name) => {
    play(name)
    expect(started.length).toBeGreaterThan(0)
  })

  it('one step makes one sound', () => {
    playFirst(['silent', 'paid', 'laid'], { paid: 'coin', laid: 'tile' })
    expect(started).toHaveLength(2)
  })

  it('belong to events that the game tells', () => {
    const games = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'generic')
    for (const { name } of games) {
      const told = readFileSync(`../tessera/games/${name.replaceAll('-', '_')}/words/en.ftl`, 'utf8')
      const block = /const SOUNDS: Sounds = \{([^}]*)\}/.exec(readFileSync(`src/games/${name}/table.ts`, 'utf8'))![1]!
      const keys = [...block.matchAll(/'?([a-z-]+)'?: '[a-z]+'/g)].map((match) => match[1]!)
      expect(keys.length).toBeGreaterThan(3)
      for (const key of keys) expect(told, `${name}: ${key}`).toMatch(new RegExp(`^${key} =`, 'm'))
    }
  })
})
