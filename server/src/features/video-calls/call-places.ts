/** How many devices have room in a group's call, and how sound and pictures go between them. */
import type { Config } from '../../platform/config.ts'

export interface CallPlaces {
  readonly places: number
  readonly through: 'peers' | 'sfu'
}

/** Each device of a mesh sends to each other: more than four are too many for a telephone. */
const meshPlaces = 4

/** Returns what a group's call gets that begins now. It stays as it began, whatever is configured later. */
export const callPlaces = (_config: Config): CallPlaces => ({ places: meshPlaces, through: 'peers' })
