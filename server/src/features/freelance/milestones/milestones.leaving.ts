/** What of milestones a member takes along, and what is left of them when they are gone. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import { disputesOf } from '../disputes/disputes.leaving.ts'

/** Returns whether money of an agreement of theirs is held. */
export async function hasHeldMoney(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from agreements ag join job_milestones jm on jm.agreement_id = ag.id
    where ${member}::bigint in (ag.client_id, ag.freelancer_id)
      and jm.state in ('funded', 'submitted', 'changes_requested', 'disputed') limit 1`.execute(db)
  return rows.length > 0
}

/** Removes a member's words and files: figures, dates and what happened stay with the other side. */
export async function eraseMilestones(db: Db, member: number): Promise<void> {
  const theirs = sql`
    ${member}::bigint in (ag.client_id, ag.freelancer_id) and by_client = (ag.client_id = ${member}::bigint)`
  await sql`
    update job_milestones jm set description = '' from agreements ag
    where ag.id = jm.agreement_id and ${theirs}`.execute(db)
  await sql`
    delete from job_milestone_files jf using job_milestone_events je, job_milestones jm, agreements ag
    where je.id = jf.event_id and jm.id = je.milestone_id and ag.id = jm.agreement_id
      and ${member}::bigint in (ag.client_id, ag.freelancer_id)
      and je.by_client = (ag.client_id = ${member}::bigint)`.execute(db)
  await sql`
    update job_milestone_events je set message = '' from job_milestones jm, agreements ag
    where jm.id = je.milestone_id and ag.id = jm.agreement_id and ${member}::bigint in (ag.client_id, ag.freelancer_id)
      and je.by_client = (ag.client_id = ${member}::bigint) and je.message <> ''`.execute(db)
  await sql`
    update job_refunds jr set message = '' from job_milestones jm, agreements ag
    where jm.id = jr.milestone_id and ag.id = jm.agreement_id and ag.client_id = ${member}::bigint`.execute(
    db,
  )
}

const tokens = (units: string) => sql.raw(`trim_scale(${units} / 10::numeric ^ 18)::text`)

/** The milestones of the agreement `ag` in a member's export, with what happened to each. */
export const milestonesOf = (member: RawBuilder<unknown>) => sql`array(
  select jsonb_build_object('description', jm.description, 'amount_usd', (jm.price / 100.0)::numeric(14, 2)::text,
    'due_date', jm.due_on, 'week', jm.week, 'state', jm.state, 'tokens', ${tokens('jm.units')}, 'usd_per_token', trim_scale(jm.rate)::text,
    'released', ${tokens('jm.released')}, 'refunded', ${tokens('jm.refunded')}, 'fee', ${tokens('jm.fee')},
    'tax', case when ag.freelancer_id = ${member} then ${tokens('jm.tax')} end, 'created_at', jm.created_at,
    'funded_at', jm.funded_at, 'submitted_at', jm.submitted_at, 'disputes', ${disputesOf(member)}, 'history', array(
      select jsonb_build_object('what', je.kind, 'by_client', je.by_client, 'message', je.message,
        'tokens', ${tokens('je.units')}, 'at', je.at, 'files', array(
          select case when file.owner_id = ${member} then 'media/' || file.key || '/' || file.file_name else file.file_name end
          from job_milestone_files jf join media file on file.id = jf.media_id where jf.event_id = je.id order by jf.place))
      from job_milestone_events je where je.milestone_id = jm.id order by je.id))
  from job_milestones jm where jm.agreement_id = ag.id order by jm.place)`
