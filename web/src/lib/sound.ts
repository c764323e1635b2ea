/** One soft tone when the table waits for you. Off unless wished for; made here, fetched from nowhere. */

import { prefs } from './prefs.svelte'

let player: AudioContext | null = null

export function chime(): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  player ??= new AudioContext()
  const [tone, loudness] = [player.createOscillator(), player.createGain()]
  const now = player.currentTime
  tone.frequency.setValueAtTime(523, now)
  tone.frequency.setValueAtTime(659, now + 0.12)
  loudness.gain.setValueAtTime(0.06, now)
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.4)
  tone.connect(loudness).connect(player.destination)
  tone.start(now)
  tone.stop(now + 0.4)
}
