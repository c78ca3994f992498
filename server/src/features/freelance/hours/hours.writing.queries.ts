/** SQL that writes hourly work. Every act takes its turn at the agreement, before any account of the ledger. */
import type { AgreementStatus } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'
import { type FundingJson, fundingOf, hoursColumns } from './hours.queries.ts'
import { type Clock, type Funding, type Part } from './hours.rules.ts'

export interface OpenLog {
  readonly id: number
  readonly day: string
  readonly minutes: number
}

/** The hours of a locked agreement. */
export interface LockedHours extends Clock {
  readonly id: number
  readonly client: number | null
  readonly freelancer: number | null
  readonly state: AgreementStatus
  readonly payBy: JobPay
  /** In cents of US dollars for an hour. */
  readonly price: bigint
  /** Null for a fixed price. */
  readonly weeklyHours: number | null
  /** Minutes that were ever paid in. */
  readonly funded: number
  /** Those of which something is held, the oldest first. */
  readonly fundings: readonly Funding[]
  /** Of weeks that are no milestones yet, by day. */
  readonly logs: readonly OpenLog[]
}

interface Row {
  id: number
  client: number | null
  freelancer: number | null
  state: AgreementStatus
  pay_by: JobPay
  price: string
  weekly_hours: number | null
  funded: number
  fundings: FundingJson[]
  logs: OpenLog[]
  pause_at: Date | null
  paused_at: Date | null
}

/** Reads the hours of an agreement that is locked already. */
export async function readHours(tx: Tx, agreement: number): Promise<LockedHours | undefined> {
  const { rows } = await sql<Row>`
    select ag.id, ag.client_id as client, ag.freelancer_id as freelancer, ag.state, terms.pay_by, terms.price::text,
      terms.weekly_hours, ${hoursColumns}, array(
        select jsonb_build_object('id', wl.id, 'day', wl.day, 'minutes', wl.minutes) from work_logs wl
        where wl.agreement_id = ag.id and wl.milestone_id is null order by wl.day) as logs
    from agreements ag join agreement_versions terms on terms.agreement_id = ag.id and terms.version = ag.version
    left join hourly_agreements ha on ha.agreement_id = ag.id
    where ag.id = ${agreement} and ag.accepted_at is not null`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    client: row.client,
    freelancer: row.freelancer,
    state: row.state,
    payBy: row.pay_by,
    price: BigInt(row.price),
    weeklyHours: row.weekly_hours,
    funded: row.funded,
    fundings: row.fundings.map(fundingOf),
    logs: row.logs,
    pauseAt: row.pause_at,
    pausedAt: row.paused_at,
  }
}

export const loggedOf = ({ logs }: LockedHours): number => logs.reduce((sum, { minutes }) => sum + minutes, 0)

interface NewFunding {
  readonly agreement: number
  readonly price: bigint
  readonly rate: string
  readonly minutes: number
  readonly units: bigint
  readonly at: Date
}

export async function addFunding(
  tx: Tx,
  { agreement, price, rate, minutes, units, at }: NewFunding,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into job_hours (agreement_id, price, rate, minutes, units, funded_at)
    values (${agreement}, ${price}, ${rate}, ${minutes}, ${String(units)}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('Hours that were paid in')
  return row.id
}

/** Returns the agreement of hours that were paid in. */
export async function findAgreementOfFunding(db: Db, funding: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select agreement_id as id from job_hours where id = ${funding}`.execute(db)
  return rows[0]?.id
}

/** Records what has left of hours that were paid in. */
export async function setLeft(tx: Tx, parts: readonly Part[], out: 'used' | 'returned'): Promise<void> {
  const [ids, minutes, units] = [
    parts.map(({ funding }) => funding.id),
    parts.map((part) => part.minutes),
    parts.map((part) => String(part.units)),
  ]
  const left = sql`unnest(${ids}::bigint[], ${minutes}::int[], ${units}::numeric[]) as part (id, minutes, units)`
  await (
    out === 'used'
      ? sql`
    update job_hours jh set used_minutes = jh.used_minutes + part.minutes, used = jh.used + part.units from ${left}
    where jh.id = part.id`
      : sql`
    update job_hours jh set returned_minutes = jh.returned_minutes + part.minutes, returned = jh.returned + part.units
    from ${left} where jh.id = part.id`
  ).execute(tx)
}

/** Lets hours go on from now: this week needs no log. */
export async function begin(tx: Tx, agreement: number, at: Date): Promise<void> {
  await sql`
    insert into hourly_agreements (agreement_id, began_at) values (${agreement}, ${at})
    on conflict (agreement_id) do update set began_at = excluded.began_at, paused_at = null`.execute(tx)
}

/**
 * Sets when a week without a log pauses the hours of a locked agreement: at the end of the first whole week after
 * they began and after the last log. Nothing pauses where nothing is left to log, or what is paused already.
 */
export async function windClock(tx: Tx, agreement: number): Promise<void> {
  await sql`
    update hourly_agreements ha set pause_at = case
      when ha.paused_at is null and (
        select sum(jh.minutes - jh.used_minutes - jh.returned_minutes) from job_hours jh where jh.agreement_id = ha.agreement_id)
        > (select coalesce(sum(wl.minutes), 0) from work_logs wl where wl.agreement_id = ha.agreement_id and wl.milestone_id is null)
      then (date_trunc('week', greatest(ha.began_at at time zone 'utc',
        (select max(wl.day) from work_logs wl where wl.agreement_id = ha.agreement_id)::timestamp)) + interval '14 days')
        at time zone 'utc'
      end
    where ha.agreement_id = ${agreement}`.execute(tx)
}

export async function pause(tx: Tx, agreement: number, at: Date): Promise<void> {
  await sql`update hourly_agreements set pause_at = null, paused_at = ${at} where agreement_id = ${agreement}`.execute(
    tx,
  )
}

/** Tells members of an agreement's hours. */
export async function tell(
  tx: Tx,
  kind: 'funded' | 'returned' | 'used_up' | 'paused' | 'resumed',
  agreement: number,
  members: ReadonlyArray<number | null>,
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    select ${`job_hours_${kind}`}, member_id, ${agreement}::bigint
    from unnest(${members}::bigint[]) as told (member_id) where member_id is not null`.execute(tx)
}

/** Tells a client of a week that waits for them. */
export async function tellOfWeek(tx: Tx, client: number | null, milestone: number): Promise<void> {
  if (client === null) return
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    values ('job_week_logged', ${client}, ${milestone})`.execute(tx)
}

interface NewLog {
  readonly agreement: number
  readonly day: string
  readonly minutes: number
  readonly description: string
  readonly at: Date
}

/** Adds the log of a day; returns its id, or undefined where the day has one. */
export async function addLog(
  tx: Tx,
  { agreement, day, minutes, description, at }: NewLog,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into work_logs (agreement_id, day, minutes, description, written_at)
    values (${agreement}, ${day}::date, ${minutes}, ${description}, ${at})
    on conflict (agreement_id, day) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function findAgreementOfLog(tx: Tx, log: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select agreement_id as id from work_logs where id = ${log}`.execute(tx)
  return rows[0]?.id
}

export interface StoredLog {
  readonly day: string
  readonly minutes: number
  readonly description: string
}

/** Returns the log of a day of a locked agreement. */
export async function findLog(tx: Tx, log: number): Promise<StoredLog | undefined> {
  const { rows } = await sql<StoredLog>`
    select day::text, minutes, description from work_logs where id = ${log}`.execute(tx)
  return rows[0]
}

export async function setLog(
  tx: Tx,
  log: number,
  { minutes, description, at }: { minutes: number; description: string; at: Date },
): Promise<void> {
  await sql`
    update work_logs set minutes = ${minutes}, description = ${description}, edited_at = ${at} where id = ${log}`.execute(
    tx,
  )
}

export async function removeLog(tx: Tx, log: number): Promise<void> {
  await sql`delete from work_logs where id = ${log}`.execute(tx)
}

interface NewWeek {
  readonly agreement: number
  readonly week: string
  readonly description: string
  readonly parts: readonly Part[]
  readonly price: bigint
  readonly units: bigint
  readonly releaseAt: Date
  readonly remindAt: Date | null
  readonly logs: readonly number[]
  readonly at: Date
}

/** Makes a milestone of a week that has ended, whose money waits for the client; returns its id. */
export async function addWeek(
  tx: Tx,
  { agreement, week, description, parts, price, units, releaseAt, remindAt, logs, at }: NewWeek,
): Promise<number> {
  const paid = parts.map((part) => String(part.units))
  const rates = parts.map(({ funding }) => funding.rate)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into job_milestones (agreement_id, place, description, price, week, state, by_client, created_at, units, rate,
        funded_at, submitted_at, release_at, remind_at)
      select ${agreement}, (select coalesce(max(place), 0) + 1 from job_milestones where agreement_id = ${agreement}),
        ${description}, ${price}, ${week}::date, 'submitted', false, ${at}, ${String(units)},
        (select sum(units * rate) / sum(units) from unnest(${paid}::numeric[], ${rates}::numeric[]) as part (units, rate)),
        ${at}, ${at}, ${releaseAt}, ${remindAt}
      returning id),
    logged as (
      update work_logs set milestone_id = (select id from made) where id = any (${logs}::bigint[]))
    select id from made`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A week that was added')
  return row.id
}

/** Returns the milestone of a week. */
export async function findWeek(db: Db, agreement: number, week: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from job_milestones where agreement_id = ${agreement} and week = ${week}::date`.execute(db)
  return rows[0]?.id
}

/** Rows read at once of those that are due. */
const mostDue = 500

// In the order of their times: in that of ids, everything that isn't due would be read as well.

/** Lists agreements with logs of days before this Monday that are no milestone yet, by the first of these days. */
export async function listToClose(db: Db, monday: string, after?: DueRow): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    select wl.agreement_id as id, wl.day::text as since from work_logs wl
    where wl.milestone_id is null and wl.day < ${monday}::date
      and (wl.day, wl.agreement_id) > ${afterDue(after, 'date')}
      and not exists (
        select from work_logs first
        where first.agreement_id = wl.agreement_id and first.milestone_id is null and first.day < wl.day)
    order by wl.day, wl.agreement_id limit ${mostDue}`.execute(db)
  return rows
}

/** Lists agreements whose hours a week without a log pauses, the earliest first. */
export async function listToPause(db: Db, at: Date, after?: DueRow): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    select ha.agreement_id as id, ha.pause_at::text as since from hourly_agreements ha
    where ha.pause_at <= ${at} and (ha.pause_at, ha.agreement_id) > ${afterDue(after)}
    order by ha.pause_at, ha.agreement_id limit ${mostDue}`.execute(db)
  return rows
}

/** Lists agreements of members whose deletion is due, of which hours are held, in the order of their ids. */
export async function listHoursOfLeaving(db: Db, at: Date, after?: DueRow): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    with leaving as materialized (
      select member_id from away_members where delete_at <= ${at} order by delete_at limit ${mostDue})
    select distinct theirs.id, '' as since from leaving
    cross join lateral (
      select ag.id from agreements ag where ag.client_id = leaving.member_id
      union all select ag.id from agreements ag where ag.freelancer_id = leaving.member_id) as theirs
    join job_hours jh on jh.agreement_id = theirs.id and jh.used_minutes + jh.returned_minutes < jh.minutes
    where theirs.id > ${after?.id ?? 0} order by theirs.id`.execute(db)
  return rows
}
