import { reel_comment_like } from '@commons/contract/reels-comments.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleCommentLike } from './likes.queries.ts'

export default handle(reel_comment_like, {
  isOneStatement: () => true,

  async run({ reel_comment_id }, { tx, member, refuse }) {
    const { comment_id, reel_id, likes, is_liked } =
      (await toggleCommentLike(tx, member.id, reel_comment_id)) ?? refuse('comment_not_found')
    return { recdata: { comment_id, reel_id, like_count: likes, comment_reel_liked: flag(is_liked) } }
  },
})
