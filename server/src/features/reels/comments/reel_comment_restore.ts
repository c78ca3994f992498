import { reel_comment_restore } from '@commons/contract/reels-comments.ts'
import type { CommentRow } from '../../../discussion/comments.queries.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { discussion } from '../reels.discussion.ts'
import { commentsShape, withLikes } from './comments.shape.ts'

async function shown(db: Db, rows: readonly CommentRow[], viewer: Viewer) {
  const [comment] = await withLikes(db, viewer.member.id, commentsShape(rows, viewer))
  return comment
}

export default handle(reel_comment_restore, {
  async run({ reel_comment_id: id }, context) {
    const { tx, viewer, refuse } = context
    const rows = await discussion.restore('comment', id, context)
    return { recdata: (await shown(tx, rows, viewer)) ?? refuse('comment_not_found') }
  },

  // A repeated call answers with the replies as the comment's author sees them now.
  again: {
    made: ({ recdata }) => recdata.comment_id,
    async answer(id, { db, member, viewer, refuse }) {
      const rows = await discussion.findComment(db, member.id, id)
      return { recdata: (await shown(db, rows, viewer)) ?? refuse('comment_not_found') }
    },
  },
})
