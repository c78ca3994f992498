import { post_comment_reply_list } from '@commons/contract/posts-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../posts.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  post_comment_reply_list,
  async ({ post_comment_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listReplies(db, member.id, post_comment_id, before, limit, offset, isFirst)
    // Replies prove that the comment is visible; only an empty list needs the check.
    const post = rows[0]?.object_id ?? (await discussion.findObjectOfComment(db, member.id, post_comment_id))
    return {
      post: post ?? refuse('comment_not_found'),
      recdata: repliesShape(rows, viewer),
      ...nextOf(cursorsOf(rows), page),
    }
  },
)
