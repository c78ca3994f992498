/** SQL of reports. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Reported, ReportKindName } from '../../platform/report-kinds.ts'
import { notHidden, type Who } from '../../visibility/members.ts'

/** What the reporter saw. Where not everybody could, it is theirs to see only as long as they still may. */
interface ReportShown {
  message: string
  file_type: Reported['file_type']
  /** Missing in reports of before it was kept. */
  is_open?: boolean
}

/** A report with whom it is about, as far as its reporter still sees them. */
export interface ReportRow {
  id: number
  kind: ReportKindName
  reported: number | null
  member_id: number | null
  full_name: string | null
  shown: ReportShown
  reason: string
  description: string
  state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  answer: string
  created_at: Date
  decided_at: Date | null
}

/** What is reported, by its kind; an index says the same. */
const reported = sql`
  case kind when 'member' then member_id when 'comment' then comment_id when 'reply' then comment_id
    when 'group_message' then message_id when 'chat_message' then message_id when 'chat' then conversation_id
    else object_id end`

const report = sql`
  select r.id, r.kind, ${reported} as reported, m.id as member_id, m.full_name, r.shown, r.reason, r.description,
    r.state, r.answer, r.created_at, r.decided_at`

const known = (reporter: Who) => sql`
  left join members m on m.id = r.member_id and ${notHidden(reporter, sql.ref('m.id'))}`

export interface NewReport {
  reporter: number
  kind: ReportKindName
  reported: Reported
  reason: string
  description: string
}

/** Adds a report, or changes the reason of the one that is still looked at; what the reporter saw first stays. */
export async function setReport(
  tx: Tx,
  { reporter, kind, reported: { message, file_type, is_open, ...what }, reason, description }: NewReport,
): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    with r as (
      insert into reports (reporter_id, kind, object_id, comment_id, message_id, conversation_id, member_id, shown,
        evidence, reason, description)
      values (${reporter}, ${kind}, ${what.object_id}, ${what.comment_id}, ${what.message_id ?? null},
        ${what.conversation_id ?? null}, ${what.author},
        ${JSON.stringify({ message, file_type, is_open } satisfies ReportShown)}::jsonb,
        ${what.evidence ? JSON.stringify(what.evidence) : null}::jsonb, ${reason}, ${description})
      on conflict (reporter_id, kind,
        (${reported}))
        where state in ('open', 'reviewing')
        do update set reason = excluded.reason, description = excluded.description
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

/** The reports among these whose reporter may read what they saw then. */
export async function listReadable(
  db: Db,
  kinds: Platform['reportKinds'],
  reporter: number,
  reports: readonly ReportRow[],
): Promise<Set<ReportRow>> {
  const readable = new Set(reports.filter(({ shown }) => shown.is_open))
  const others = Map.groupBy(
    reports.filter((each) => !readable.has(each)),
    ({ kind }) => kind,
  )
  for (const [kind, rows] of others) {
    const ids = rows.flatMap((row) => row.reported ?? [])
    const look = kinds[kind].visible(sql`${reporter}::bigint`, sql`${ids}`)
    const { rows: found } = await look.execute(db)
    const visible = new Set(found.map(({ id }) => id))
    for (const row of rows) if (row.reported !== null && visible.has(row.reported)) readable.add(row)
  }
  return readable
}
