import { post_comment_blocked_list } from '@commons/contract/posts-comments.ts'
import { leftBehindShape } from '../../../discussion/left-behind.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../posts.discussion.ts'

export default handle(
  post_comment_blocked_list,
  async ({ post_id }, { db, member, viewer, page, refuse }) => {
    const rows = (await discussion.listLeftBehind(db, member.id, post_id, page)) ?? refuse('post_not_found')
    return {
      recdata: rows.map((row) => ({
        post_id: row.object_id,
        post_comment_id: row.parent_id ?? row.id,
        post_comment_reply_id: row.parent_id === null ? null : row.id,
        comment: row.message,
        ...leftBehindShape(row, viewer),
      })),
      ...nextOf(
        rows.map(({ position }) => position),
        page,
      ),
    }
  },
)
