import { like_comment } from '@commons/contract/discussion.ts'
import { reactionsShape } from '../../discussion/comment-reactions.shape.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(like_comment, {
  isOneStatement: () => true,
  emits: ['comment.liked'],

  async before({ comment_id }, { db, viewer, refuse }) {
    return (await discussionWith(db, comment_id, viewer)) ?? refuse('comment_not_found')
  },

  async run({ comment_id }, { before: discussion, tx, member, refuse, emit }) {
    const reacted =
      (await discussion.toggleCommentReaction(tx, member.id, comment_id, 'like')) ??
      refuse('comment_not_found')
    const { object_id, reaction } = reacted
    if (reaction === 'like') {
      const { name: kind } = discussion
      emit('comment.liked', { kind, object: object_id, comment: comment_id, member: member.id })
    }
    return { data: { comment_id, object_id, ...reactionsShape(reacted) } }
  },
})
