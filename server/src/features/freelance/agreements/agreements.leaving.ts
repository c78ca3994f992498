/** What of agreements a member takes along, and what is left of them when they are gone. */
import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Leaving } from '../../../platform/leaving.ts'
import { hoursInExport } from '../hours/hours.leaving.ts'
import { showcaseOf } from '../showcases/showcases.leaving.ts'
import { milestonesOf } from '../milestones/milestones.leaving.ts'

/**
 * Ends what is under way, and removes a member's words from what the other side keeps. What was never agreed
 * on, or is nobody's any more, goes.
 */
export async function eraseAgreements(db: Db, member: number): Promise<void> {
  await sql`
    update agreements set state = case when client_id = ${member} then 'withdrawn' else 'declined' end
    where ${member}::bigint in (client_id, freelancer_id) and state = 'pending'`.execute(db)
  await sql`
    update agreements set state = 'ended', ended_at = now(), ended_by = ${member}
    where ${member}::bigint in (client_id, freelancer_id) and state = 'active'`.execute(db)
  await inParts(
    db,
    (most) => sql`delete from agreements where id in (
      select id from agreements
      where ${member}::bigint in (client_id, freelancer_id)
        and (accepted_at is null or num_nonnulls(client_id, freelancer_id) = 1)
      limit ${most})`,
  )
  await sql`
    update agreement_versions v set message = '', description = ''
    from agreements ag
    where ag.id = v.agreement_id and ${member}::bigint in (ag.client_id, ag.freelancer_id)
      and v.by_client = (ag.client_id = ${member})`.execute(db)
  await sql`
    update agreements set title = case when client_id = ${member} then '' else title end,
      reason = case when ended_by = ${member} then '' else reason end
    where ${member}::bigint in (client_id, freelancer_id)`.execute(db)
}

export const agreementTables: Leaving['tables'] = {
  agreements: {
    file: 'agreements',
    rows: (member) => sql`
      select ag.id as payment_id, ag.job_id as project_id, ag.title,
        case when ag.client_id = ${member} then 'client' else 'freelancer' end as role, ag.state, ag.reason, ag.offered_at,
        ag.accepted_at, ag.ended_at, array(
          select jsonb_build_object('version', v.version, 'pay_by', v.pay_by,
            'amount_usd', (v.price / 100.0)::numeric(14, 2)::text, 'delivery', v.delivery, 'weekly_hours', v.weekly_hours,
            'description', v.description, 'message', v.message, 'by_client', v.by_client, 'state', v.state,
            'proposed_at', v.proposed_at, 'answered_at', v.answered_at)
          from agreement_versions v where v.agreement_id = ag.id order by v.version) as versions,
        ${milestonesOf(member)} as milestones, ${hoursInExport} as hours, ${showcaseOf(member)} as showcase
      from agreements ag where ${member} in (ag.client_id, ag.freelancer_id) order by ag.id`,
  },
}
