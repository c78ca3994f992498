/** SQL of the public log. Nothing that it selects names a member, an object or a text. */
import type { Act, Appeal } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReportKindName } from '../../../platform/report-kinds.ts'
import { nobodyMayAnswer, nobodyMayDecide } from '../queue/queue.queries.ts'

export interface LoggedRow {
  /** The cursor; it isn't shown. */
  readonly id: number
  readonly day: string
  readonly kind: ReportKindName
  readonly rule_id: number
  readonly acts: Act[]
  readonly appeal: Appeal['state'] | null
  readonly by_jury: boolean
  readonly is_undone: boolean
  readonly hours: number | null
}

const hoursOf = sql`extract(epoch from de.decided_at - (
  select min(sent.created_at) from reports sent where sent.decision_id = de.id)) / 3600`

const logged = sql`
  select de.id, to_char(de.decided_at at time zone 'UTC', 'YYYY-MM-DD') as day, de.kind, de.rule_id,
    array(select act from decision_acts where decision_id = de.id order by act) as acts, ap.state as appeal,
    coalesce(ap.by_jury, false) as by_jury, de.undone_at is not null as is_undone,
    greatest(ceil(${hoursOf}), 1)::int as hours
  from decisions de left join appeals ap on ap.decision_id = de.id`

const listAll = prepared<[before: number, limit: number, offset: number], LoggedRow>(
  'decision_log',
  (before, limit, offset) => sql`
    ${logged} where de.id < ${before} order by de.id desc limit ${limit}::int offset ${offset}::int`,
)

const listByRule = prepared<[rule: number, before: number, limit: number, offset: number], LoggedRow>(
  'decision_log_of_rule',
  (rule, before, limit, offset) => sql`
    ${logged} where de.rule_id = ${rule} and de.id < ${before}
    order by de.id desc limit ${limit}::int offset ${offset}::int`,
)

export const listLogged = (
  db: Db,
  rule: number | undefined,
  { before, limit, offset }: Page,
): Promise<LoggedRow[]> =>
  rule === undefined ? listAll(db, before, limit, offset) : listByRule(db, rule, before, limit, offset)

/** The figures as they are stored. */
interface Figures {
  readonly decisions: number
  readonly median_hours: number | null
  readonly appeals: number
  readonly overturned: number
  readonly nobody_may_decide: number
  readonly rules: ReadonlyArray<{ rule_id: number; decisions: number; acted: number; overturned: number }>
}

export async function findFigures(db: Db): Promise<{ figures: Figures; counted_at: Date } | undefined> {
  const { rows } = await sql<{ figures: Figures; counted_at: Date }>`
    select figures, counted_at from decision_figures`.execute(db)
  return rows[0]
}

/** Counts the figures of the last 365 days, and stores them. */
export async function countFigures(db: Db, kinds: Platform['reportKinds']): Promise<void> {
  await sql`
    with counted as materialized (
      select de.rule_id, exists (select from decision_acts where decision_id = de.id) as acted,
        ap.id is not null as is_appealed, coalesce(ap.state = 'overturned', false) as is_overturned, ${hoursOf} as hours
      from decisions de left join appeals ap on ap.decision_id = de.id
      where de.decided_at > now() - interval '365 days'),
    by_rule as (
      select rule_id, count(*) as decisions, count(*) filter (where acted) as acted,
        count(*) filter (where is_overturned) as overturned
      from counted group by rule_id)
    insert into decision_figures (figures) select jsonb_build_object(
      'decisions', (select count(*) from counted),
      'median_hours', (select round((percentile_cont(0.5) within group (order by hours))::numeric, 1) from counted),
      'appeals', (select count(*) from counted where is_appealed),
      'overturned', (select count(*) from counted where is_overturned),
      'nobody_may_decide', (${nobodyMayDecide(kinds)}) + (${nobodyMayAnswer(kinds)}),
      'rules', (select coalesce(jsonb_agg(by_rule), '[]') from by_rule))
    on conflict (is_only) do update set figures = excluded.figures, counted_at = now()`.execute(db)
}
