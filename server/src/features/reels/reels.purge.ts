/** Removes for good the reels that were deleted 30 days ago or never published. */
import { sql } from 'kysely'
import { inParts, removeDiscussion, removeExpired } from '../../discussion/discussion.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** Removes a reel with its discussion and hides. */
export async function removeReel(db: Db, reel: number): Promise<void> {
  await removeDiscussion(db, reel)
  await inParts(
    db,
    (most) => sql`delete from reel_hides where ctid in (
      select ctid from reel_hides where reel_id = ${reel} limit ${most})`,
  )
  await sql`delete from reels where id = ${reel}`.execute(db)
}

async function purge(db: Db): Promise<void> {
  const failures = await removeExpired(db, 'reels', removeReel)
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was deleted could not be removed')
}

export const removeDeletedReels = ({ database }: Platform): JobKind<object> => ({
  name: 'reels.remove-deleted',
  every: '47 * * * *',
  work: () => purge(database.db),
})
