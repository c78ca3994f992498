/** Posts, comments and replies as members report them: as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { visibleComment } from '../../visibility/comments.ts'
import { targetPost, visiblePost } from '../../visibility/posts.ts'

const findPost = prepared<[viewer: number, post: number], Reported>(
  'find_reported_post',
  (viewer, post) => sql`
    select p.id as post_id, null::bigint as comment_id, p.author_id as author, p.message,
      file.kind as file_type
    from posts p left join media file on file.id = p.media_id
    where p.id = (select ${targetPost} from posts p where p.id = ${post} and ${visiblePost(viewer)})
      and ${visiblePost(viewer)}`,
)

const comment = sql`
  select c.post_id, c.id as comment_id, c.author_id as author, c.message, file.kind as file_type
  from comments c left join media file on file.id = c.media_id`

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
