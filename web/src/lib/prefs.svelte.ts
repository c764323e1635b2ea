/** The preferences that this browser stores. Only the name is ever sent to a server. */

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'less'
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Choices {
  name: string
  language: string
  theme: Theme
  motion: Motion
  /** The speed at which the actions of others are shown. */
  speed: Speed
  sound: boolean
  /** The volume of sounds, 0 to 100. */
  volume: number
  /** True if the system notifies the person of a turn while this page is not visible. */
  notices: boolean
  guide: boolean
  /** Does a tap on a piece play it at once, or does the first tap raise it to be read? */
  oneTap: boolean
  /** The level at which the computer plays, unless another is chosen. */
  level: string
}

const KEY = 'tessera.prefs'
const known = ['en', 'de']
const spoken = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2)
const DEFAULTS: Choices = {
  name: '',
  language: known.includes(spoken) ? spoken : 'en',
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: false,
  volume: 60,
  notices: false,
  guide: true,
  oneTap: false,
  level: 'player',
}

export function recall<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? fallback : (JSON.parse(kept) as T)
  } catch {
    return fallback
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page also works in a browser that stores nothing.
  }
}

export const prefs = $state<Choices>({ ...DEFAULTS, ...recall<Partial<Choices>>(KEY, {}) })

export function keepPrefs(): void {
  keep(KEY, prefs)
}

/** True if motion is to be avoided, by the settings of the system or of this page. */
export function still(): boolean {
  return prefs.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
