/** What of disputes a member takes along, and what is left of them when they are gone. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import { type Leaving, leftOut } from '../../../platform/leaving.ts'

const tokens = (units: string) => sql.raw(`trim_scale(${units} / 10::numeric ^ 18)::text`)

/** Removes a member's words and files: figures, dates and what happened stay with the other side. */
export async function eraseDisputes(db: Db, member: number): Promise<void> {
  const theirs = sql`
    de.dispute_id = jd.id and jm.id = jd.milestone_id and ag.id = jm.agreement_id
      and ((ag.client_id = ${member}::bigint and de.by_role = 'client')
        or (ag.freelancer_id = ${member}::bigint and de.by_role = 'freelancer'))`
  await sql`
    delete from job_dispute_files df using job_dispute_events de, job_disputes jd, job_milestones jm, agreements ag
    where de.id = df.event_id and ${theirs}`.execute(db)
  await sql`
    update job_dispute_events de set message = '' from job_disputes jd, job_milestones jm, agreements ag
    where de.message <> '' and ${theirs}`.execute(db)
}

/** The disputes about the milestone `jm` in a member's export, with what happened in each. */
export const disputesOf = (member: RawBuilder<unknown>) => sql`array(
  select jsonb_build_object('opened_by_client', jd.by_client, 'state', jd.state, 'tokens', ${tokens('jd.units')},
    'opened_at', jd.opened_at, 'settled_at', jd.settled_at, 'to_freelancer', ${tokens('jd.awarded')}, 'history', array(
      select jsonb_build_object('what', de.kind, 'by', de.by_role, 'message', de.message, 'to_freelancer', ${tokens('de.units')},
        'at', de.at, 'files', array(
          select case when file.owner_id = ${member} then 'media/' || file.key || '/' || file.file_name else file.file_name end
          from job_dispute_files df join media file on file.id = df.media_id where df.event_id = de.id order by df.place))
      from job_dispute_events de where de.dispute_id = jd.id order by de.id))
  from job_disputes jd where jd.milestone_id = jm.id order by jd.id)`

export const disputeTables: Leaving['tables'] = {
  job_disputes: leftOut(
    'Disputes of the two are in their agreements. Which ones they decided as staff concerns others.',
  ),
  job_dispute_events: leftOut(
    'What the two said is in their agreements. What they did as staff concerns others.',
  ),
}
