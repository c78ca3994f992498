/** Posts, comments and replies that members report, as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { VisibleIds } from '../../platform/realtime/topics.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { isOpenComment, visibleComment } from '../../visibility/comments.ts'
import { isLeftBehind, isPostLeftBehind } from '../../visibility/left-behind.ts'
import { leadsGroup } from '../../visibility/groups.ts'
import type { Who } from '../../visibility/members.ts'
import { objectKinds, onObject } from '../../visibility/objects.ts'
import { posts } from '../../visibility/posts.ts'

const comment = sql`
  select c.id, c.author_id as author, c.message, file.kind as file_type,
    ${isOpenComment()} as is_open
  from comments c ${fileTable(sql`c.media_id`)}`

/** True where `viewer` sees the comment, or a block hides it from them on their own object. */
const canReport = (viewer: Who) => sql<boolean>`(${visibleComment(viewer)} or ${isLeftBehind(viewer)})`

const findComment = prepared<[viewer: number, comment: number], Reported>(
  'find_reported_comment',
  (viewer, id) => sql`${comment} where c.id = ${id} and c.parent_id is null and ${canReport(viewer)}`,
)

const findReply = prepared<[viewer: number, reply: number], Reported>(
  'find_reported_reply',
  (viewer, id) => sql`${comment} where c.id = ${id} and c.parent_id is not null and ${canReport(viewer)}`,
)

const visibleComments: VisibleIds = (viewer, ids) => sql<{ id: number }>`
  select c.id from comments c where c.id = any (${ids}::bigint[]) and ${canReport(viewer)}`

/** Link to the object that the comment is on, of whatever kind. */
const commentLink = onObject({ id: sql.ref('c.object_id') }, objectKinds, ({ link }) => link)
const comments = {
  table: 'comments',
  as: 'c',
  link: commentLink,
  visible: visibleComments,
  notFound: 'comment_not_found',
  acts: ['hide'],
  text: sql<string>`c.message`,
  topics: sql<string[]>`array['comments:' || c.object_id]`,
} as const

export const postReports: ReportKinds = {
  post: reportOf(posts, {
    message: sql`p.message`,
    media: sql`p.media_id`,
    labels: true,
    lists: sql`array['feed', 'timeline:' || p.author_id] || case when p.group_id is null then '{}' else array['group_posts:' || p.group_id] end`,
    involves: (member) => leadsGroup(member, sql.ref('p.group_id')),
    // Of a blocked member, in a group they lead.
    isLeftBehind: isPostLeftBehind,
  }),
  comment: { find: findComment, ...comments },
  reply: { find: findReply, ...comments },
}
