/** Short synthesized sounds. They are off by default, and each only repeats what can be seen. */

import { prefs } from './prefs.svelte'

/** A part of a sound: a tone that glides between two pitches, or noise through a band around them. */
interface Part {
  wave: OscillatorType | 'noise'
  from: number
  to?: number
  /** Seconds after the sound began. */
  at?: number
  length: number
  /** The share of the full volume. */
  loud: number
}

const SOUNDS = {
  /** The sound of a card on cloth. */
  card: [
    { wave: 'noise', from: 2600, to: 1300, length: 0.09, loud: 0.35 },
    { wave: 'noise', from: 500, at: 0.08, length: 0.05, loud: 0.5 },
  ],
  /** The sound of a tile. */
  tile: [
    { wave: 'triangle', from: 190, to: 90, length: 0.09, loud: 0.7 },
    { wave: 'noise', from: 3200, length: 0.03, loud: 0.4 },
  ],
  coin: [
    { wave: 'sine', from: 2093, length: 0.16, loud: 0.22 },
    { wave: 'sine', from: 2794, at: 0.07, length: 0.24, loud: 0.22 },
  ],
  /** The sound of a die: three knocks, each lower than the one before. */
  die: [
    { wave: 'noise', from: 1900, length: 0.03, loud: 0.5 },
    { wave: 'noise', from: 1600, at: 0.09, length: 0.03, loud: 0.45 },
    { wave: 'noise', from: 1200, at: 0.16, length: 0.05, loud: 0.5 },
  ],
  /** The sound of weapons. */
  clash: [
    { wave: 'noise', from: 4200, to: 2400, length: 0.22, loud: 0.5 },
    { wave: 'square', from: 1180, to: 1120, length: 0.2, loud: 0.08 },
    { wave: 'triangle', from: 130, to: 60, length: 0.18, loud: 0.6 },
  ],
  /** The sound of one's own turn. */
  turn: [
    { wave: 'sine', from: 523, length: 0.2, loud: 0.35 },
    { wave: 'sine', from: 659, at: 0.12, length: 0.3, loud: 0.35 },
  ],
  win: [
    { wave: 'triangle', from: 392, length: 0.25, loud: 0.35 },
    { wave: 'triangle', from: 494, at: 0.14, length: 0.25, loud: 0.35 },
    { wave: 'triangle', from: 587, at: 0.28, length: 0.3, loud: 0.35 },
    { wave: 'triangle', from: 784, at: 0.44, length: 0.7, loud: 0.4 },
  ],
} satisfies Record<string, Part[]>

export type Sound = keyof typeof SOUNDS
export const NAMES = Object.keys(SOUNDS) as Sound[]

/** The sounds of events by the keys of their lines. A game names them in its table.ts. */
export type Sounds = Partial<Record<string, Sound>>

let player: AudioContext | null = null
let hiss: AudioBuffer | null = null

export function play(sound: Sound): void {
  if (!prefs.sound || !prefs.volume || typeof AudioContext === 'undefined') return
  player ??= new AudioContext()
  for (const part of SOUNDS[sound] as Part[]) sounded(player, part)
}

/** Play the sound of a step, which is that of its first line with a sound. */
export function playFirst(keys: string[], sounds: Sounds): void {
  const found = keys.map((key) => sounds[key]).find((sound) => sound !== undefined)
  if (found) play(found)
}

function sounded(context: AudioContext, part: Part): void {
  const start = context.currentTime + (part.at ?? 0)
  const end = start + part.length
  const gain = context.createGain()
  gain.gain.setValueAtTime((part.loud * prefs.volume) / 100, start)
  gain.gain.exponentialRampToValueAtTime(0.0005, end)
  gain.connect(context.destination)
  const source = part.wave === 'noise' ? noise(context, part, gain) : tone(context, part, part.wave, gain)
  source.start(start)
  source.stop(end)
}

function tone(context: AudioContext, part: Part, wave: OscillatorType, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator()
  source.type = wave
  glide(source.frequency, part, context.currentTime)
  source.connect(into)
  return source
}

function noise(context: AudioContext, part: Part, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss ??= whiteNoise(context)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  glide(band.frequency, part, context.currentTime)
  source.connect(band).connect(into)
  return source
}

function glide(pitch: AudioParam, part: Part, now: number): void {
  const start = now + (part.at ?? 0)
  pitch.setValueAtTime(part.from, start)
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, start + part.length)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
