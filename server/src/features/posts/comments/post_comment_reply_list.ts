import { post_comment_reply_list } from '@commons/contract/posts-comments.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { nextOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { pageStart } from '../../../platform/call/page.ts'
import { discussion } from '../posts.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  post_comment_reply_list,
  async ({ post_comment_id, limit = pageSize, ...asked }, { db, member, language, platform, refuse }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const isFirst = asked.before === undefined && offset === 0
    const rows = await discussion.listReplies(db, member.id, post_comment_id, before, limit, offset, isFirst)
    // Replies prove that the comment may be seen; only an empty list asks.
    const post = rows[0]?.object_id ?? (await discussion.findObjectOfComment(db, member.id, post_comment_id))
    return {
      post: post ?? refuse('comment_not_found'),
      recdata: repliesShape(rows, { member, language, media: platform.media }),
      ...nextOf(rows, limit),
    }
  },
)
