/** Removes groups deleted 30 days ago, with all that was posted in them. */
import { sql } from 'kysely'
import { removeDiscussion } from '../../discussion/discussion.purge.ts'
import { allowTime } from '../../platform/db/allowed-time.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { removePost } from '../posts/public.ts'
import { removeSurvey } from '../surveys/public.ts'

/** Groups removed in a run, and posts of each read at once. */
const mostAtOnce = 20
const part = 100

async function removeGroup(db: Db, group: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from posts where group_id = ${group} order by id limit ${part}`.execute(db)
    for (const { id } of rows) await removePost(db, id)
    if (rows.length < part) break
  }
  const { rows: surveys } = await sql<{ id: number }>`
    select id from surveys where group_id = ${group}`.execute(db)
  for (const { id } of surveys) await removeSurvey(db, id)
  const { rows: discussed } = await sql<{ id: number }>`
    select id from project_discussions where group_id = ${group}`.execute(db)
  for (const { id } of discussed) await removeDiscussion(db, id)
  await db.transaction().execute(async (tx) => {
    // Its members and all messages of its chat are deleted with this row by foreign keys.
    await allowTime(tx, 600_000)
    await sql`delete from groups where id = ${group}`.execute(tx)
  })
}

async function purge(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from groups
    where deleted_at < now() - interval '30 days'
      -- Hidden by moderators, and nobody is left to have it back.
      or (is_held(deleted_at) and not exists (select from group_members s where s.group_id = groups.id and s.is_in))
    order by deleted_at limit ${mostAtOnce}`.execute(db)
  const failures: unknown[] = []
  for (const { id } of rows) await removeGroup(db, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some of the deleted groups could not be removed')
}

export const removeDeletedGroups = ({ database }: Platform): JobKind<object> => ({
  name: 'groups.remove-deleted',
  every: '27 * * * *',
  work: () => purge(database.db),
})
