import { post_comment } from '@commons/contract/posts/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { checkMayWrite } from '../posts.groups.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(post_comment, {
  ...discussion.adding,
  again: discussion.again('post_not_found', 'post_comment_id', commentsShape),

  async before({ comment, group_id, alt }, context) {
    if (group_id !== undefined) await checkMayWrite(group_id, context)
    return discussion.prepare({ text: comment, alt }, context)
  },

  async run({ post_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(post_id, context)) ?? refuse('post_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
