/** SQL of reports. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { visibleComment } from '../../visibility/comments.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import { isTargetOf } from '../../visibility/object-kind.ts'
import { posts } from '../../visibility/posts.ts'

export type ReportKind = 'post' | 'comment' | 'reply' | 'member'

/** What somebody wants to report, as they see it. */
export interface Reported {
  /** What was commented on, of a comment or reply. */
  object_id: number | null
  comment_id: number | null
  author: number
  message: string
  file_type: 'image' | 'video' | null
}

type FindReported = (db: Db, viewer: number, id: number) => Promise<Reported[]>

const findPost = prepared<[viewer: number, post: number], Reported>(
  'find_reported_post',
  (viewer, post) => sql`
    select p.id as object_id, null::bigint as comment_id, p.author_id as author, p.message,
      file.kind as file_type
    from posts p ${fileTable(sql`p.media_id`)}
    where ${isTargetOf(posts, viewer, post)}`,
)

const comment = sql`
  select c.object_id, c.id as comment_id, c.author_id as author, c.message, file.kind as file_type
  from comments c ${fileTable(sql`c.media_id`)}`

const findComment = prepared<[viewer: number, comment: number], Reported>(
  'find_reported_comment',
  (viewer, id) => sql`${comment} where c.id = ${id} and c.parent_id is null and ${visibleComment(viewer)}`,
)

const findReply = prepared<[viewer: number, reply: number], Reported>(
  'find_reported_reply',
  (viewer, id) =>
    sql`${comment} where c.id = ${id} and c.parent_id is not null and ${visibleComment(viewer)}`,
)

const findMember = prepared<[viewer: number, member: number], Reported>(
  'find_reported_member',
  (viewer, member) => sql`
    select null::bigint as object_id, null::bigint as comment_id, m.id as author, m.full_name as message,
      null as file_type
    from members m where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

const finds: Record<ReportKind, FindReported> = {
  post: findPost,
  comment: findComment,
  reply: findReply,
  member: findMember,
}

/** What `viewer` wants to report; undefined where they do not see it. */
export async function findReported(
  db: Db,
  viewer: number,
  kind: ReportKind,
  id: number,
): Promise<Reported | undefined> {
  const [row] = await finds[kind](db, viewer, id)
  return row
}

/** A report with whom it is about, as far as its reporter still sees them. */
export interface ReportRow {
  id: number
  kind: ReportKind
  reported: number | null
  member_id: number | null
  full_name: string | null
  shown: { message: string; file_type: 'image' | 'video' | null }
  reason: string
  description: string
  state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  answer: string
  created_at: Date
  decided_at: Date | null
}

/** What is reported, by its kind; an index says the same. */
const reported = sql`
  case kind when 'member' then member_id when 'comment' then comment_id when 'reply' then comment_id else object_id end`

const report = sql`
  select r.id, r.kind, ${reported} as reported, m.id as member_id, m.full_name, r.shown, r.reason, r.description,
    r.state, r.answer, r.created_at, r.decided_at`

const known = (reporter: Who) => sql`
  left join members m on m.id = r.member_id and ${notHidden(reporter, sql.ref('m.id'))}`

export interface NewReport {
  reporter: number
  kind: ReportKind
  reported: Reported
  reason: string
  description: string
}

/** Adds a report, or changes the reason of the one that is still looked at; what the reporter saw first stays. */
export async function setReport(
  tx: Tx,
  { reporter, kind, reported: { message, file_type, ...what }, reason, description }: NewReport,
): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`
    with r as (
      insert into reports (reporter_id, kind, object_id, comment_id, member_id, shown, reason, description)
      values (${reporter}, ${kind}, ${what.object_id}, ${what.comment_id}, ${what.author},
        ${JSON.stringify({ message, file_type })}::jsonb, ${reason}, ${description})
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
