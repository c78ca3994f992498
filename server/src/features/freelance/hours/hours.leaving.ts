/** What of hourly work a member takes along, and what is left of it when they are gone. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'

/** Returns whether hours of an agreement of theirs are held. */
export async function hasHeldHours(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from agreements ag join job_hours jh on jh.agreement_id = ag.id
    where ${member}::bigint in (ag.client_id, ag.freelancer_id) and jh.used_minutes + jh.returned_minutes < jh.minutes
    limit 1`.execute(db)
  return rows.length > 0
}

/** Removes a freelancer's words: days and minutes, which were paid, stay with the other side. */
export async function eraseHours(db: Db, member: number): Promise<void> {
  await sql`
    update work_logs wl set description = '' from agreements ag
    where ag.id = wl.agreement_id and ag.freelancer_id = ${member}::bigint`.execute(db)
}

const tokens = (units: string) => sql.raw(`trim_scale(${units} / 10::numeric ^ 18)::text`)

/** The hours of the agreement `ag` in a member's export: what was paid in, and what was logged. */
export const hoursInExport = sql`jsonb_build_object('funded', array(
    select jsonb_build_object('hours', (jh.minutes / 60.0)::numeric(10, 2)::text,
      'usd_per_hour', (jh.price / 100.0)::numeric(14, 2)::text, 'usd_per_token', trim_scale(jh.rate)::text,
      'tokens', ${tokens('jh.units')}, 'used', ${tokens('jh.used')}, 'returned', ${tokens('jh.returned')},
      'used_minutes', jh.used_minutes, 'returned_minutes', jh.returned_minutes, 'funded_at', jh.funded_at)
    from job_hours jh where jh.agreement_id = ag.id order by jh.id),
  'logs', array(
    select jsonb_build_object('day', wl.day, 'minutes', wl.minutes, 'description', wl.description,
      'written_at', wl.written_at, 'edited_at', wl.edited_at)
    from work_logs wl where wl.agreement_id = ag.id order by wl.day))`
