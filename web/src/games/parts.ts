/** The parts of a game's table, one for each region of the shell. */

import type { Component } from 'svelte'
import type { AnyComponents, Kit } from '../lib/kit'
import type { Pacing, Step } from '../lib/player.svelte'
import type { AnyView } from '../lib/session.svelte'
import type { Pane } from '../lib/shell.svelte'
import type { Sounds } from '../lib/sound'
import type { Touches } from '../lib/touched'
import type { TableFacts } from '../wire'

/** The properties of every part. V and C are `View` and `Components` of the game's generated types.ts. */
export interface PartProps<V = AnyView, C = AnyComponents> {
  /** All that this seat knows, as the server sent it. */
  view: V
  table: TableFacts
  kit: Kit<C>
  /** The seat that looks, or null for a watcher. */
  seat: number | null
}

export interface PlateProps<V = AnyView, C = AnyComponents> extends PartProps<V, C> {
  /** The seat of the plate. */
  owner: number
}

export interface StopProps<V = AnyView, C = AnyComponents> extends PartProps<V, C> {
  step: Step<V>
}

/** A source of points, with the points that it gives each seat. */
export interface Sum {
  name: string
  points: number[]
  /** A note for each seat on what gives the points, for example "3 banners". */
  more?: string[]
}

/** The visible sources of points. A game defines them in its sums.ts. */
export type Sums<V = AnyView, C = AnyComponents> = (view: V, kit: Kit<C>) => Sum[]

/** A symbol as it is printed on pieces. The sentence `legend-<key>` explains it, or the name and text of the piece `<key>`. */
export interface LegendSign {
  key: string
  icon?: string
  /** The id of the picture that stands for it. */
  picture?: string
  /** The letter on the disc, if the symbol has one. */
  letter?: string
  /** The colour of the disc; without one the icon stands bare. */
  colour?: string
}

/** The symbols of a game with their meanings. A game defines them in its legend.ts. */
export type Legend = LegendSign[]

export interface GameParts<V = AnyView, C = AnyComponents> {
  /** The players, above the stage, where a plate is not enough. */
  Strip?: Component<PartProps<V, C>>
  /** The table itself. */
  Stage: Component<PartProps<V, C>>
  /** The viewer's own pieces, below the question. */
  Dock?: Component<PartProps<V, C>>
  /** Beside the question: what a piece on the stage has no room for. */
  Deed?: Component<PartProps<V, C>>
  /** What a player holds, on its plate in the strip. */
  Plate?: Component<PlateProps<V, C>>
  /** A rival's table, opened over the stage. */
  Rival?: Component<PlateProps<V, C>>
  /** The progress of the match, in the bar: rounds and phases. */
  Progress?: Component<PartProps<V, C>>
  /** A scored round or a finished battle, shown until the person continues. */
  Stop?: Component<StopProps<V, C>>
  /** Is a step that goes on by itself drawn there too? */
  scene?: (step: Step<V>) => boolean
  /** What is being shown there, for the line of the question; without it "What happened". */
  headline?: (stop: StopProps<V, C>) => string
  /** True if the stop needs the room of the dock too. */
  stopFolds?: boolean
  /** The public points of each seat; null where there are none. */
  scores?: (view: V) => (number | null)[]
  /** The sums behind these points; they come from the game's sums.ts. */
  sums?: Sums<V, C>
  /** The pace of each line: how long people need to follow it. */
  pacing?: Pacing
  /** The pieces that a line is about. The pieces touched last keep a ring. */
  touches?: Touches
  /** The sounds of events. */
  sounds?: Sounds
  /** The panes of a small screen, which shows one of them at a time. */
  panes?: Pane[]
  /** True if a large screen has a strip of players too; otherwise the stage shows them. */
  strip?: boolean
  /** True if the strip of a small screen has the own plate too, because nothing else shows its facts there. */
  ownPlate?: boolean
  /** True if the stage scrolls, as a single board does. Regions fit the screen. */
  scrolls?: boolean
}
