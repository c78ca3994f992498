/** Jobs of moderation: one deletes the evidence of reports once the decisions on them stand. */
import { sql } from 'kysely'
import { needsEvidence } from '../../reports/evidence.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { countFigures } from './decision-log/log.queries.ts'
import { juryJob } from './jury/jury.jobs.ts'
import { forgetTexts } from './word-rules/word-rules.queries.ts'

export async function forgetEvidence(db: Db): Promise<void> {
  await sql`
    update reports r set evidence = null where r.evidence is not null and not ${needsEvidence}`.execute(db)
}

export const moderationJobs = (platform: Platform): ReadonlyArray<JobKind<never>> => [
  {
    name: 'moderation.evidence',
    every: '*/10 * * * *',
    work: () => forgetEvidence(platform.database.db),
  },
  {
    name: 'moderation.published-texts',
    every: '17 * * * *',
    work: () => forgetTexts(platform.database.db),
  },
  juryJob(platform),
  {
    name: 'moderation.figures',
    every: '*/10 * * * *',
    work: () => countFigures(platform.database.db, platform.reportKinds),
  },
]
