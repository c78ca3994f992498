import { reel_comment_reply_list } from '@commons/contract/reels-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../reels.discussion.ts'
import { likedReplies } from './comments.shape.ts'

export default handle(
  reel_comment_reply_list,
  async ({ reel_comment_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listReplies(db, member.id, reel_comment_id, before, limit, offset, isFirst)
    // Replies prove that the comment is visible; only an empty list needs the check.
    const reel = rows[0]?.object_id ?? (await discussion.findObjectOfComment(db, member.id, reel_comment_id))
    return {
      reel: reel ?? refuse('comment_not_found'),
      recdata: await likedReplies(rows, viewer, db),
      ...nextOf(cursorsOf(rows), page),
    }
  },
)
