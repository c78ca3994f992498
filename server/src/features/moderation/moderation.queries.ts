/** SQL of reports. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Reported, ReportKindName } from '../../platform/report-kinds.ts'
import { notHidden, type Who } from '../../visibility/members.ts'

/**
 * What the reporter saw. Unless everybody could see it, it is only shown to them while they still may see it.
 */
interface ReportShown {
  message: string
  file_type: Reported['file_type']
  is_open: boolean
}

/** A report with the member it is about, if its reporter still sees them. */
export interface ReportRow {
  id: number
  kind: ReportKindName
  reported: number | null
  member_id: number | null
  full_name: string | null
  /** Empty once the author of these words has left. */
  shown: Partial<ReportShown>
  reason: string
  description: string
  state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  answer: string
  created_at: Date
  decided_at: Date | null
}

const report = sql`
  select r.id, r.kind, r.reported_id as reported, m.id as member_id, m.full_name, r.shown, r.reason, r.description,
    r.state, r.answer, r.created_at, r.decided_at`

const known = (reporter: Who) => sql`
  left join members m on m.id = r.member_id and ${notHidden(reporter, sql.ref('m.id'))}`

export interface NewReport {
  /** Null: a rule of words found it. */
  reporter: number | null
  rule?: number
  kind: ReportKindName
  reported: Reported
  reason: string
  description: string
}

/**
 * Adds a report, or changes the reason of the reporter's undecided one; what the reporter saw first is kept.
 */
export async function setReport(
  tx: Tx,
  { reporter, rule, kind, reported, reason, description }: NewReport,
): Promise<ReportRow> {
  const { id, author, message, file_type, is_open, evidence, conversation_id = null } = reported
  const { rows } = await sql<ReportRow>`
    with r as (
      insert into reports (reporter_id, word_rule_id, kind, reported_id, conversation_id, member_id, shown, evidence,
        reason, description, assigned_to, state)
      select ${reporter}::bigint, (select id from word_rules where id = ${rule ?? null}), ${kind}, ${id}, ${conversation_id}, ${author},
        ${JSON.stringify({ message, file_type, is_open } satisfies ReportShown)}::jsonb,
        ${evidence ? JSON.stringify(evidence) : null}::jsonb, ${reason}, ${description},
        its.assigned_to, case when its.assigned_to is null then 'open' else 'reviewing' end
      from (select 1) as one left join lateral (
        -- Who looks at the same already.
        select same.assigned_to from reports same
        where same.kind = ${kind} and same.reported_id = ${id} and same.state in ('open', 'reviewing')
          and same.assigned_to is not null limit 1) as its on true
      on conflict (coalesce(reporter_id, 0), kind, reported_id) where state in ('open', 'reviewing')
        do update set reason = excluded.reason, description = excluded.description,
          word_rule_id = coalesce(excluded.word_rule_id, reports.word_rule_id)
      returning *)
    ${report} from r ${known(sql`${reporter}::bigint`)}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The report was not set')
  return row
}

export const listReports = prepared<
  [reporter: number, before: number, limit: number, offset: number],
  ReportRow
>(
  'list_reports',
  (reporter, before, limit, offset) => sql`
    ${report} from (
      select * from reports where reporter_id = ${reporter} and id < ${before}
      order by id desc limit ${limit}::int offset ${offset}::int) as r
    ${known(reporter)}
    order by r.id desc`,
)

export async function findReport(db: Db, reporter: number, id: number): Promise<ReportRow | undefined> {
  const [row] = await listReports(db, reporter, id + 1, 1, 0)
  return row?.id === id ? row : undefined
}

/** Whether and where the reporter can see the reported object by now. */
export interface Standing {
  is_visible: boolean
  /** Where the reporter finds it; null if they don't see it. */
  link: string | null
}

/** Returns standings by report, in one statement; none for objects that are gone for good. */
export async function listStandings(
  db: Db,
  kinds: Platform['reportKinds'],
  reporter: number,
  reports: readonly ReportRow[],
): Promise<ReadonlyMap<ReportRow, Standing>> {
  const looks = [...Map.groupBy(reports, ({ kind }) => kind)].map(([kind, rows]) => {
    const { table, as, link, visible } = kinds[kind]
    const ids = sql<number[]>`${rows.flatMap(({ reported }) => reported ?? [])}`
    const id = sql.ref(`${as}.id`)
    return sql`
      select ${kind}::text as kind, ${id} as id, seen.id is not null as is_visible,
        case when seen.id is not null then ${link} end as link
      from ${sql.table(table)} ${sql.raw(as)}
      left join (${visible(sql`${reporter}::bigint`, ids)}) as seen on seen.id = ${id}
      where ${id} = any (${ids}::bigint[])`
  })
  if (looks.length === 0) return new Map()
  const { rows: found } = await sql<Standing & { kind: ReportKindName; id: number }>`${sql.join(
    looks,
    sql` union all `,
  )}`.execute(db)
  const nameOf = (kind: string, id: number | null) => `${kind}:${id}`
  const byName = new Map(found.map((each) => [nameOf(each.kind, each.id), each]))
  return new Map(
    reports.flatMap((row) => {
      const standing = byName.get(nameOf(row.kind, row.reported))
      return standing ? [[row, standing] as const] : []
    }),
  )
}

/** Lists those who work through reports. */
export async function listModeratorIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select('member_id')
    .where('role', 'in', ['moderator', 'admin'])
    .execute()
  return rows.map(({ member_id }) => member_id)
}
