/** Reels shown in other content. */
import type { ShownReel } from '@commons/contract/reels.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listShownReels } from './reels.queries.ts'
import { reelShape } from './reels.shape.ts'

const none: ReadonlyMap<number, ShownReel> = new Map()

/** Returns those of these reels that the viewer sees, by id; sends no query where there are none. */
export async function shownReels(
  db: Db,
  reels: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, ShownReel>> {
  if (reels.length === 0) return none
  const rows = await listShownReels(db, viewer.member.id, [...new Set(reels)])
  return new Map(rows.map((row) => [row.id, reelShape(row, viewer)]))
}
