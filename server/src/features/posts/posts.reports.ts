/** Posts, comments and replies that members report, as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { VisibleIds } from '../../platform/realtime/topics.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { isOpenComment, visibleComment } from '../../visibility/comments.ts'
import { isLeftBehind, isPostLeftBehind } from '../../visibility/left-behind.ts'
import type { Who } from '../../visibility/members.ts'
import { isTargetOf } from '../../visibility/object-kind.ts'
import { objectKinds, onObject } from '../../visibility/objects.ts'
import { posts, visiblePost } from '../../visibility/posts.ts'

const findPost = prepared<[viewer: number, post: number], Reported>(
  'find_reported_post',
  (viewer, post) => sql`
    select p.id, p.author_id as author, p.message,
      file.kind as file_type, ${posts.isOpen} as is_open
    from posts p ${fileTable(sql`p.media_id`)}
    where ${isTargetOf(posts, viewer, post)} or (p.id = ${post} and ${isPostLeftBehind(viewer)})`,
)

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

/**
 * Rows: those of these posts that `viewer` may report, including posts hidden by a block in a group they
 * lead.
 */
const reportablePosts: VisibleIds = (viewer, ids) => sql<{ id: number }>`
  select p.id from posts p where p.id = any (${ids}::bigint[]) and (${visiblePost(viewer)} or ${isPostLeftBehind(viewer)})`

/** Rows: those of these posts that `viewer` sees. */
export const visiblePosts: VisibleIds = (viewer, ids) => sql<{ id: number }>`
  select p.id from posts p where p.id = any (${ids}::bigint[]) and ${visiblePost(viewer)}`

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
} as const

export const postReports: ReportKinds = {
  post: {
    find: findPost,
    table: posts.table,
    as: posts.as,
    link: posts.link,
    visible: reportablePosts,
    notFound: 'post_not_found',
  },
  comment: { find: findComment, ...comments },
  reply: { find: findReply, ...comments },
}
