/** SQL of how the installation was: samples of minutes, which become hours. */
import type { HealthPeriod } from '@commons/contract/staff/running.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import { answerBounds } from '../../../platform/metrics.ts'
import type { HealthRow } from './running.health.ts'

/** What a process adds to a minute. */
export interface ProcessSample {
  readonly answers: number
  readonly errors: number
  /** How many answers fell into each bucket. */
  readonly answer_times: readonly number[]
  readonly sockets: number
  readonly connections: number
}

export async function addSample(db: Db, sample: ProcessSample, at: Date): Promise<void> {
  await sql`
    insert into health_samples as h (span, at, answers, errors, answer_times, sockets, connections)
    values ('minute', date_trunc('minute', ${at}::timestamptz), ${sample.answers}, ${sample.errors},
      ${sample.answer_times}::bigint[], ${sample.sockets}, ${sample.connections})
    on conflict (span, at) do update set answers = h.answers + excluded.answers, errors = h.errors + excluded.errors,
      answer_times = array(select coalesce(u.mine, 0) + coalesce(u.added, 0)
        from unnest(h.answer_times, excluded.answer_times) with ordinality u(mine, added, place) order by u.place),
      sockets = h.sockets + excluded.sockets, connections = h.connections + excluded.connections`.execute(db)
}

/** Adds to a minute what the database knows, once for all processes. */
export async function addLevels(
  db: Db,
  { jobs_waiting, mails_waiting, database_bytes }: HealthRow,
  at: Date,
): Promise<void> {
  await sql`
    insert into health_samples (span, at, jobs_waiting, mails_waiting, database_bytes, members_active)
    select 'minute', date_trunc('minute', ${at}::timestamptz), ${jobs_waiting}, ${mails_waiting}, ${database_bytes},
      (select count(distinct s.member_id) from sessions s
        where s.last_used_at > ${at}::timestamptz - interval '1 hour' and not s.awaits_second_factor)
    on conflict (span, at) do update set jobs_waiting = excluded.jobs_waiting, mails_waiting = excluded.mails_waiting,
      database_bytes = excluded.database_bytes, members_active = excluded.members_active`.execute(db)
}

/** What several samples say together: sums of what is counted, the most of what is a level. */
const together = sql`sum(h.minutes)::int as minutes, sum(h.answers)::bigint as answers, sum(h.errors)::bigint as errors,
  array[${sql.join([...answerBounds, Infinity].map((_, i) => sql`coalesce(sum(h.answer_times[${sql.lit(i + 1)}]), 0)::bigint`))}] as answer_times,
  max(h.sockets) as sockets, max(h.connections) as connections, max(h.jobs_waiting) as jobs_waiting,
  max(h.mails_waiting) as mails_waiting, max(h.members_active) as members_active, max(h.database_bytes) as database_bytes`

/** Puts the minutes of hours that ended a day ago together, and removes what is older than a month. */
export async function thinSamples(db: Db, at: Date): Promise<void> {
  await sql`
    with h as (delete from health_samples m
      where m.span = 'minute' and m.at < date_trunc('hour', ${at}::timestamptz) - interval '1 day' returning m.*)
    insert into health_samples (span, at, minutes, answers, errors, answer_times, sockets, connections, jobs_waiting,
      mails_waiting, members_active, database_bytes)
    select 'hour', date_trunc('hour', h.at), ${together} from h group by 2
    on conflict (span, at) do nothing`.execute(db)
  await sql`delete from health_samples h where h.at < ${at}::timestamptz - interval '31 days'`.execute(db)
}

/** How long a period is, and each of its intervals, in minutes. */
export const intervals: Readonly<Record<HealthPeriod, { readonly all: number; readonly each: number }>> = {
  day: { all: 1440, each: 10 },
  week: { all: 7 * 1440, each: 60 },
  month: { all: 30 * 1440, each: 360 },
}

export interface SampleRow extends ProcessSample {
  readonly at: Date
  /** 0 for an interval without a sample: nothing ran. */
  readonly minutes: number
  readonly jobs_waiting: number
  readonly mails_waiting: number
  readonly members_active: number
  readonly database_bytes: number
}

/** Lists a period's intervals, from the oldest with a sample on. */
export async function listSamples(db: Db, period: HealthPeriod, at: Date): Promise<SampleRow[]> {
  const { all, each } = intervals[period]
  const step = sql`make_interval(mins => ${each})`
  const origin = sql`timestamptz '2000-01-01 00:00:00+00'`
  const { rows } = await sql<SampleRow>`
    with samples as (select date_bin(${step}, h.at, ${origin}) as at, ${together} from health_samples h
      where h.at > ${at}::timestamptz - make_interval(mins => ${all}) and h.at <= ${at} group by 1)
    select i.at, coalesce(s.minutes, 0) as minutes, coalesce(s.answers, 0) as answers, coalesce(s.errors, 0) as errors,
      coalesce(s.answer_times, '{}') as answer_times, coalesce(s.sockets, 0) as sockets,
      coalesce(s.connections, 0) as connections, coalesce(s.jobs_waiting, 0) as jobs_waiting,
      coalesce(s.mails_waiting, 0) as mails_waiting, coalesce(s.members_active, 0) as members_active,
      coalesce(s.database_bytes, 0) as database_bytes
    from generate_series((select min(f.at) from samples f), ${at}::timestamptz, ${step}) i(at)
    left join samples s on s.at = i.at
    order by i.at`.execute(db)
  return rows
}
