import { post_comment_list } from '@commons/contract/posts-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../posts.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(post_comment_list, async ({ post_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset, isFirst } = page
  const rows = await discussion.listComments(db, member.id, post_id, before, limit, offset, isFirst)
  // Comments prove that their post is visible; only an empty list needs the check.
  const post = rows[0]?.object_id ?? (await discussion.findCommented(db, member.id, post_id))
  return {
    post: post ?? refuse('post_not_found'),
    recdata: commentsShape(rows, viewer),
    ...nextOf(cursorsOf(rows.filter((row) => row.parent_id === null)), page),
  }
})
