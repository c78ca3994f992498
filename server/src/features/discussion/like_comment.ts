import { like_comment } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(like_comment, {
  isOneStatement: () => true,
  emits: ['comment.liked'],

  async before({ comment_id }, { db, refuse }) {
    return (await discussionWith(db, comment_id)) ?? refuse('comment_not_found')
  },

  async run({ comment_id }, { before: discussion, tx, member, refuse, emit }) {
    const { object_id, likes, is_liked } =
      (await discussion.toggleCommentLike(tx, member.id, comment_id)) ?? refuse('comment_not_found')
    if (is_liked)
      emit('comment.liked', {
        kind: discussion.name,
        object: object_id,
        comment: comment_id,
        member: member.id,
      })
    return { data: { comment_id, object_id, like_count: likes, liked: flag(is_liked) } }
  },
})
