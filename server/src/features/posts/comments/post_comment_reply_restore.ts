import { post_comment_reply_restore } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  post_comment_reply_restore,
  async ({ post_comment_reply_id, post_comment_id }, context) => {
    const { tx, member, viewer, refuse } = context
    const id = post_comment_reply_id ?? post_comment_id ?? refuse('comment_not_found')
    const restored =
      (await discussion.restoreComment(tx, { by: member.id, id, kind: 'reply' })) ??
      refuse('comment_not_found')
    await discussion.followChange(restored, context)
    const rows = await discussion.findComment(tx, member.id, id)
    const [reply] = repliesShape(rows, viewer)
    return { recdata: reply ?? refuse('comment_not_found') }
  },
)
