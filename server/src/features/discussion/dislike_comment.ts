import { dislike_comment } from '@commons/contract/discussion.ts'
import { reactionsShape } from '../../discussion/comment-reactions.shape.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(dislike_comment, {
  isOneStatement: () => true,

  async before({ comment_id }, { db, viewer, refuse }) {
    return (await discussionWith(db, comment_id, viewer)) ?? refuse('comment_not_found')
  },

  async run({ comment_id }, { before: discussion, tx, member, refuse }) {
    const reacted =
      (await discussion.toggleCommentReaction(tx, member.id, comment_id, 'dislike')) ??
      refuse('comment_not_found')
    return { data: { comment_id, object_id: reacted.object_id, ...reactionsShape(reacted) } }
  },
})
