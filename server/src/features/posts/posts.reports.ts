/** Posts, comments and replies as members report them: as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { visibleComment } from '../../visibility/comments.ts'
import { isTargetOf } from '../../visibility/object-kind.ts'
import { posts } from '../../visibility/posts.ts'

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

export const postReports: ReportKinds = {
  post: { find: findPost, notFound: 'post_not_found' },
  comment: { find: findComment, notFound: 'comment_not_found' },
  reply: { find: findReply, notFound: 'comment_not_found' },
}
