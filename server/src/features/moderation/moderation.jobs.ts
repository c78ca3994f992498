/** Deletes the evidence of reports that have been decided. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

export async function forgetEvidence(db: Db): Promise<void> {
  await sql`
    update reports set evidence = null where evidence is not null and state in ('upheld', 'dismissed')`.execute(
    db,
  )
}

export const evidenceJobs = ({ database }: Platform): ReadonlyArray<JobKind<never>> => [
  {
    name: 'moderation.evidence',
    every: '*/10 * * * *',
    work: () => forgetEvidence(database.db),
  },
]
