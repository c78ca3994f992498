/** What a post of the story says of itself. */
import type { SceneName } from '@commons/drawings/drawings.ts'
import type { GroupName } from './groups.ts'
import type { Neighbour } from './people.ts'

export interface Telling {
  by: Neighbour
  when: Moment
  text: string
  picture?: SceneName
  /** Only the author's friends see it. */
  quietly?: true
  /** First on its author's profile. */
  pinned?: true
  tags?: string[]
  /** Posted there. */
  group?: GroupName
  /** How much it was liked, from 0 to 1. */
  warmth: number
  disliked?: Neighbour[]
}

/** So many minutes ago, or so many days ago at a time of the day. */
export type Moment = { minutes: number } | { days: number; at: `${number}:${number}` }

export const ago = (minutes: number): Moment => ({ minutes })
export const day = (days: number, at: `${number}:${number}`): Moment => ({ days, at })
