/** A post of the story. */
import type { SceneName } from '@commons/drawings/drawings.ts'
import type { Neighbour, Poster } from './people.ts'

export type GroupName = 'garden' | 'choir' | 'surprise'

export interface Telling {
  by: Poster
  when: Moment
  text: string
  picture?: SceneName
  /** After it, pictures that other posts have, too. */
  pictures?: readonly SceneName[]
  /** The posts that follow it in a thread. */
  goesOn?: readonly string[]
  /** Only the author's friends see it. */
  quietly?: true
  /** First on its author's profile, or in its group. */
  pinned?: true
  tags?: string[]
  /** Posted in this group. */
  group?: GroupName
  /** How much it was liked, from 0 to 1. */
  warmth: number
  disliked?: Neighbour[]
}

/** A number of minutes ago, or a time of day some days ago. */
export type Moment = { minutes: number } | { days: number; at: `${number}:${number}` }

export const ago = (minutes: number): Moment => ({ minutes })
export const day = (days: number, at: `${number}:${number}`): Moment => ({ days, at })
