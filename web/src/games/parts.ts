/** The parts of a game's table: what it puts into each region of the shell. */

import type { Component } from 'svelte'
import type { AnyComponents, Kit } from '../lib/kit'
import type { Pacing, Step } from '../lib/player.svelte'
import type { AnyView } from '../lib/session.svelte'
import type { Pane } from '../lib/shell.svelte'
import type { Sounds } from '../lib/sound'
import type { Touches } from '../lib/touched'
import type { TableFacts } from '../wire'

/** What every part is given. V and C are `View` and `Components` of the game's generated types.ts. */
export interface PartProps<V = AnyView, C = AnyComponents> {
  /** All that this seat knows, as the server sent it. */
  view: V
  table: TableFacts
  kit: Kit<C>
  /** The seat that looks, or null for a watcher. */
  seat: number | null
}

export interface PlateProps<V = AnyView, C = AnyComponents> extends PartProps<V, C> {
  /** Whose plate it is. */
  owner: number
}

export interface StopProps<V = AnyView, C = AnyComponents> extends PartProps<V, C> {
  step: Step<V>
}

/** One source of points, and what it gives each seat. */
export interface Sum {
  name: string
  points: number[]
  /** What gives them, for each seat, where that says something: "3 banners". */
  more?: string[]
}

/** Where points come from, as far as they can be seen. A game keeps this in its sums.ts. */
export type Sums<V = AnyView, C = AnyComponents> = (view: V, kit: Kit<C>) => Sum[]

/** A symbol as it is printed on pieces. The sentence `legend-<key>` explains it, or the name and text of the piece `<key>`. */
export interface LegendSign {
  key: string
  icon?: string
  /** The id of the picture that stands for it. */
  picture?: string
  /** The letter on a disc, where a symbol has one. */
  letter?: string
  /** The colour of the disc; without one the icon stands bare. */
  colour?: string
}

/** What the symbols of a game mean. A game keeps this in its legend.ts. */
export type Legend = LegendSign[]

export interface GameParts<V = AnyView, C = AnyComponents> {
  /** The players, above the stage, where a plate is not enough. */
  Strip?: Component<PartProps<V, C>>
  /** The table itself. */
  Stage: Component<PartProps<V, C>>
  /** My own things, below the question. */
  Dock?: Component<PartProps<V, C>>
  /** Beside the question: what a piece on the stage has no room for. */
  Deed?: Component<PartProps<V, C>>
  /** What a player holds, on its plate in the strip. */
  Plate?: Component<PlateProps<V, C>>
  /** A rival's table, opened over the stage. */
  Rival?: Component<PlateProps<V, C>>
  /** Where the match stands, in the bar: rounds, phases. */
  Progress?: Component<PartProps<V, C>>
  /** A round that was scored or a battle that was fought, shown until it is waved on. */
  Stop?: Component<StopProps<V, C>>
  /** Is a step that goes on by itself drawn there too? */
  scene?: (step: Step<V>) => boolean
  /** What is being shown there, for the line of the question; without it "What happened". */
  headline?: (stop: StopProps<V, C>) => string
  /** Does the stop need the room of the own things too? */
  stopFolds?: boolean
  /** For each seat its points as all can see them; null where there are none. */
  scores?: (view: V) => (number | null)[]
  /** The sums behind these points; they come from the game's sums.ts. */
  sums?: Sums<V, C>
  /** How long lines take to follow. */
  pacing?: Pacing
  /** Which pieces a line of the story is about, so that those touched last keep a ring. */
  touches?: Touches
  /** Which events sound. */
  sounds?: Sounds
  /** What a small screen shows one at a time. */
  panes?: Pane[]
  /** Is there a strip of players on a large screen too, or does the stage show them? */
  strip?: boolean
  /** Is the own plate in the strip of a small screen, because nothing else shows what it says there? */
  ownPlate?: boolean
  /** Does the stage scroll? A board of one piece does; regions fit the screen. */
  scrolls?: boolean
}
