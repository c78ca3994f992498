/** Counts closed surveys, and removes for good those that were deleted 30 days ago. */
import { sql } from 'kysely'
import { inParts, removeDiscussion } from '../../discussion/discussion.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { settleDue, settleSurvey } from './ballots/settling.ts'

/** Surveys removed per run. */
const mostAtOnce = 200

/** Removes a survey with its discussion, votes and ballots. */
export async function removeSurvey(db: Db, survey: number): Promise<void> {
  await removeDiscussion(db, survey)
  await inParts(
    db,
    (most) => sql`delete from survey_members where (survey_id, member_id) in (
      select survey_id, member_id from survey_members where survey_id = ${survey} limit ${most})`,
  )
  await inParts(
    db,
    (most) => sql`delete from survey_ballots where (survey_id, code) in (
      select survey_id, code from survey_ballots where survey_id = ${survey} limit ${most})`,
  )
  await sql`delete from surveys where id = ${survey}`.execute(db)
}

async function purge(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from surveys where deleted_at < now() - interval '30 days' order by deleted_at limit ${mostAtOnce}`.execute(
    db,
  )
  const failures: unknown[] = []
  for (const { id } of rows) await removeSurvey(db, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some of the deleted surveys could not be removed')
}

export const removeDeletedSurveys = ({ database }: Platform): JobKind<object> => ({
  name: 'surveys.remove-deleted',
  every: '37 * * * *',
  work: () => purge(database.db),
})

/** Settles a survey that was closed early. */
export const settleOne = (platform: Platform): JobKind<{ survey: number }> => ({
  name: 'surveys.settle-one',
  work: ({ survey }) => settleSurvey(platform, survey),
})

export const settleSurveys = (platform: Platform): JobKind<object> => ({
  name: 'surveys.settle',
  every: '* * * * *',
  work: () => settleDue(platform),
})
