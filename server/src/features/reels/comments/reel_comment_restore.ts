import { reel_comment_restore } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { discussion } from '../reels.discussion.ts'
import { commentsShape, withLikes } from './comments.shape.ts'

async function findComment(db: Db, viewer: Viewer, id: number) {
  const rows = await discussion.findComment(db, viewer.member.id, id)
  const [comment] = await withLikes(db, viewer.member.id, commentsShape(rows, viewer))
  return comment
}

export default handle(reel_comment_restore, {
  async run({ reel_comment_id: id }, context) {
    const { tx, member, viewer, refuse } = context
    const restored =
      (await discussion.restoreComment(tx, { by: member.id, id, kind: 'comment' })) ??
      refuse('comment_not_found')
    await discussion.followChange(restored, context)
    return { recdata: (await findComment(tx, viewer, id)) ?? refuse('comment_not_found') }
  },

  // With the replies of others as its author sees them by now.
  again: {
    made: ({ recdata }) => recdata.comment_id,
    async answer(id, { db, viewer, refuse }) {
      return { recdata: (await findComment(db, viewer, id)) ?? refuse('comment_not_found') }
    },
  },
})
