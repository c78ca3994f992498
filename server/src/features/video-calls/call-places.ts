/** How many devices have room in a group's call, and how sound and pictures go between them. */
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { sfuOf } from './sfu/sfu.ts'
import { isSfuReady } from './sfu/sfu.queries.ts'

export interface CallPlaces {
  readonly places: number
  readonly through: 'peers' | 'sfu'
}

/** Each device of a mesh sends to each other: more than four are too many for a telephone. */
const meshPlaces = 4

/**
 * Returns what a group's call gets that begins now. It stays as it began, whatever is configured later. While the
 * SFU is away, a call of a few is better than none.
 */
export async function callPlaces(db: Db, config: Config): Promise<CallPlaces> {
  return sfuOf(config) && (await isSfuReady(db))
    ? { places: config.CALLS_PLACES, through: 'sfu' }
    : { places: meshPlaces, through: 'peers' }
}
