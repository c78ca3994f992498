import { reel_comment_like } from '@commons/contract/reels/comments.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'

export default handle(reel_comment_like, {
  isOneStatement: () => true,
  emits: ['comment.liked'],

  async run({ reel_comment_id }, { tx, member, refuse, emit }) {
    const {
      comment_id,
      object_id: reel_id,
      likes,
      reaction,
    } = (await discussion.toggleCommentReaction(tx, member.id, reel_comment_id, 'like')) ??
    refuse('comment_not_found')
    const isLiked = reaction === 'like'
    if (isLiked)
      emit('comment.liked', { kind: 'reel', object: reel_id, comment: comment_id, member: member.id })
    return { recdata: { comment_id, reel_id, like_count: likes, comment_reel_liked: flag(isLiked) } }
  },
})
