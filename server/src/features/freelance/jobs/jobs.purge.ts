/** Removes for good the jobs that were deleted 30 days ago. */
import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Removes a job with its bids and what was only offered; what was agreed on stays, for both. */
export async function removeJob(db: Db, job: number): Promise<void> {
  await inParts(
    db,
    (most) => sql`delete from bids where ctid in (select ctid from bids where job_id = ${job} limit ${most})`,
  )
  await sql`delete from agreements where job_id = ${job} and accepted_at is null`.execute(db)
  await sql`delete from jobs where id = ${job}`.execute(db)
}

/** Jobs read at once of those to remove. */
const mostAtOnce = 200

const listDeleted = async (db: Db, after: number): Promise<Array<{ id: number }>> => {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where deleted_at < now() - interval '30 days' and id > ${after} order by id
    limit ${mostAtOnce}`.execute(db)
  return rows
}

export const removeDeletedJobs = (platform: Platform): JobKind<object> => ({
  name: 'freelance.remove-deleted',
  every: '41 * * * *',
  work: () =>
    workThrough(platform, {
      due: inPages((after) => listDeleted(platform.database.db, after)),
      work: ({ id }) => removeJob(platform.database.db, id),
      named: ({ id }) => ({ job: id }),
      failed: 'A deleted job could not be removed',
    }),
})
