import { reel_comment_blocked_list } from '@commons/contract/reels-comments.ts'
import { leftBehindShape } from '../../../discussion/left-behind.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../reels.discussion.ts'

export default handle(
  reel_comment_blocked_list,
  async ({ reel_id }, { db, member, viewer, page, refuse }) => {
    const rows = (await discussion.listLeftBehind(db, member.id, reel_id, page)) ?? refuse('reel_not_found')
    return {
      recdata: rows.map((row) => ({
        reel_id: row.object_id,
        comment_id: row.parent_id ?? row.id,
        reply_id: row.parent_id === null ? null : row.id,
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
