import { describe, expect, it } from 'vitest'
import { newLines, PACES, Player, stepsOf, type Step, type Told } from '../src/lib/player.svelte'
import type { Line } from '../src/wire'

const line = (key: string, seat: number | null = 1): Line => ({ key, say: key, rule: '', n: 0, m: 0, seat })
const told = (lines: Line[], more: Partial<Told<string>> = {}): Told<string> => ({ lines, moments: [], view: 'now', mine: false, ...more })
const plainly = () => 'small' as const

describe('what is announced after a reconnection', () => {
  const log = [line('dealt'), line('placed'), line('paid')]

  it('is only what was not told before, though all lines are sent again', () => {
    expect(newLines(log, structuredClone(log))).toEqual([])
    expect(newLines(log.slice(0, 1), structuredClone(log))).toEqual(log.slice(1))
  })

  it('is all that differs after a take-back', () => {
    expect(newLines(log, [log[0]!, line('took-back')])).toEqual([line('took-back')])
  })
})

/** Time that passes when it is told to. */
function clock() {
  const waiting: { at: number; then: () => void }[] = []
  let now = 0
  return {
    timer: {
      after: (ms: number, then: () => void) => {
        const one = { at: now + ms, then }
        waiting.push(one)
        return one
      },
      cancel: (handle: unknown) => {
        const i = waiting.indexOf(handle as { at: number; then: () => void })
        if (i >= 0) waiting.splice(i, 1)
      },
    },
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const due = waiting.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        waiting.splice(waiting.indexOf(due), 1)
        now = due.at
        due.then()
      }
      now = end
    },
  }
}

function playing() {
  const shown: Step<string>[] = []
  const { timer, pass } = clock()
  const player = new Player<string>((step) => shown.push(step), timer)
  return { player, pass, shown, views: () => shown.map((step) => step.view) }
}

describe('cutting a message into steps', () => {
  it('puts lines of one player together', () => {
    const steps = stepsOf(told([line('a'), line('b'), line('c', 2)]), plainly)
    expect(steps.map((step) => step.lines.map((one) => one.key))).toEqual([['a', 'b'], ['c']])
  })

  it('shows a moment before what sweeps it away', () => {
    const steps = stepsOf(told([line('scored'), line('cleared')], { moments: [{ lines: 1, view: 'full' }] }), plainly)
    expect(steps.map((step) => [step.view, step.lines[0]?.key])).toEqual([
      ['full', 'scored'],
      ['now', 'cleared'],
    ])
  })

  it('shows all dice over one table at once', () => {
    const lines = [line('drew', null), line('rolled'), line('rolled', 2), line('lost', 2)]
    const steps = stepsOf(told(lines, { moments: [{ lines: 3, view: 'rolled' }] }), (one) => (one.key === 'rolled' ? 'attack' : 'small'))
    expect(steps.map((step) => step.lines.map((one) => one.key))).toEqual([['drew'], ['rolled', 'rolled'], ['lost']])
  })

  it('ends with the view as it is now, also when the last line belongs to a moment', () => {
    const steps = stepsOf(told([line('scored')], { moments: [{ lines: 1, view: 'full' }] }), plainly)
    expect(steps.map((step) => [step.view, step.lines.length])).toEqual([
      ['full', 1],
      ['now', 0],
    ])
  })

  it('waits once for all that was scored, whoever it is about', () => {
    const lines = [line('scored', 0), line('scored', 1), line('round-score', 0), line('cleared', null)]
    const steps = stepsOf(told(lines, { moments: [{ lines: 3, view: 'full' }] }), (one) => (one.key === 'cleared' ? 'small' : 'stop'))
    expect(steps.map((step) => [step.stop, step.lines.length])).toEqual([
      [true, 3],
      [false, 1],
    ])
  })

  it('takes as long as its slowest line', () => {
    const steps = stepsOf(told([line('a'), line('fight')]), (one) => (one.key === 'fight' ? 'fight' : 'small'))
    expect(steps[0]!.pace).toBe('fight')
  })
})

describe('playing', () => {
  it('shows one step after another, each for its time', () => {
    const { player, pass, views } = playing()
    player.add(stepsOf(told([line('a')], { view: 'one' }), plainly))
    player.add(stepsOf(told([line('b', 2)], { view: 'two' }), plainly))
    expect(views()).toEqual(['one'])
    pass(PACES.small - 1)
    expect(views()).toEqual(['one'])
    pass(1)
    expect(views()).toEqual(['one', 'two'])
    pass(PACES.small)
    expect(player.idle).toBe(true)
  })

  it('ends a step when it is told to, and all of them', () => {
    const { player, views } = playing()
    for (const view of ['one', 'two', 'three', 'four']) player.add(stepsOf(told([line(view)], { view }), plainly))
    player.next()
    expect(views()).toEqual(['one', 'two'])
    player.toEnd()
    expect(views()).toEqual(['one', 'two', 'four'])
    expect(player.idle).toBe(true)
    expect(player.since.map((one) => one.key)).toEqual(['four', 'three', 'two', 'one'])
  })

  it('waits at a stop until it is waved on', () => {
    const { player, pass, views } = playing()
    player.add(stepsOf(told([line('scored')], { moments: [{ lines: 1, view: 'full' }] }), () => 'stop'))
    pass(60_000)
    expect(views()).toEqual(['full'])
    player.next()
    expect(views()).toEqual(['full', 'now'])
    expect(player.idle).toBe(true)
  })

  it('plays ten moves of rivals within its budget', () => {
    const { player, pass } = playing()
    for (let i = 0; i < 20; i++) player.add(stepsOf(told([line(`${i}`, i % 3)], { view: `${i}` }), () => 'fight'))
    pass(1600 + 8000 + 250)
    expect(player.idle).toBe(true)
  })

  it('never lets an own move wait', () => {
    const { player, views } = playing()
    player.add(stepsOf(told([line('a')], { view: 'one' }), plainly))
    player.add(stepsOf(told([line('b')], { view: 'two' }), plainly))
    player.add(stepsOf(told([line('mine', 0)], { view: 'three', mine: true }), plainly))
    expect(views()).toEqual(['one', 'two', 'three'])
    expect(player.idle).toBe(true)
    expect(player.since).toEqual([])
  })

  it('plays what an own move sets off', () => {
    const { player, pass, views } = playing()
    const lines = [line('attacked', 0), line('rolled', null)]
    player.add(stepsOf(told(lines, { moments: [{ lines: 1, view: 'struck' }], mine: true }), plainly))
    expect(views()).toEqual(['struck'])
    pass(PACES.small)
    expect(views()).toEqual(['struck', 'now'])
    expect(player.idle).toBe(true)
  })

  it('shows what chance said to an own move before the next question', () => {
    const { player, pass } = playing()
    player.add(stepsOf(told([line('rolled', 0)], { mine: true }), () => 'attack'))
    expect(player.idle).toBe(false)
    pass(PACES.attack)
    expect(player.idle).toBe(true)
  })

  it('shows everything at once where it is switched off', () => {
    const { player, views } = playing()
    player.speed = 'off'
    player.add(stepsOf(told([line('a'), line('b', 2)]), plainly))
    expect(views()).toEqual(['now'])
    expect(player.idle).toBe(true)
  })

  it('stops for nothing where it is switched off, not even after an own move', () => {
    const { player, views } = playing()
    player.speed = 'off'
    player.add(stepsOf(told([line('scored')], { moments: [{ lines: 1, view: 'full' }], mine: true }), () => 'stop'))
    expect(views()).toEqual(['now'])
    expect(player.idle).toBe(true)
  })

  it('plays a replay faster, and lets its stops pass', () => {
    const { player, pass, views } = playing()
    player.waits = false
    player.rate = 4
    player.add(stepsOf(told([line('scored')], { moments: [{ lines: 1, view: 'full' }] }), () => 'stop'))
    expect(views()).toEqual(['full'])
    pass(PACES.stop / 4)
    expect(views()).toEqual(['full', 'now'])
    expect(player.idle).toBe(true)
  })

  it('holds nothing any more once all was shown', () => {
    const { player, pass, views } = playing()
    player.add(stepsOf(told([line('a')], { view: 'one' }), plainly))
    player.pause(true)
    player.toEnd()
    player.add(stepsOf(told([line('b')], { view: 'two' }), plainly))
    pass(PACES.small)
    expect(views()).toEqual(['one', 'two'])
    expect(player.idle).toBe(true)
  })

  it('holds a step and lets it go on', () => {
    const { player, pass, views } = playing()
    player.add(stepsOf(told([line('a')], { view: 'one' }), plainly))
    player.add(stepsOf(told([line('b')], { view: 'two' }), plainly))
    player.pause(true)
    pass(60_000)
    expect(views()).toEqual(['one'])
    player.pause(false)
    pass(PACES.small)
    expect(views()).toEqual(['one', 'two'])
  })
})
