import { project_comment_restore } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { discussion } from '../projects.discussion.ts'
import { commentsShape } from './comments.shape.ts'

async function findComment(db: Db, viewer: Viewer, id: number) {
  const [comment] = commentsShape(await discussion.findComment(db, viewer.member.id, id), viewer)
  return comment
}

export default handle(project_comment_restore, {
  async run({ project_comment_id: id }, context) {
    const { tx, member, viewer, refuse } = context
    const restored =
      (await discussion.restoreComment(tx, { by: member.id, id, kind: 'comment' })) ??
      refuse('comment_not_found')
    await discussion.followChange(restored, context)
    return { recdata: (await findComment(tx, viewer, id)) ?? refuse('comment_not_found') }
  },

  // With the replies of others as its author sees them by now.
  again: {
    made: ({ recdata }) => recdata.project_comment_id,
    async answer(id, { db, viewer, refuse }) {
      return { recdata: (await findComment(db, viewer, id)) ?? refuse('comment_not_found') }
    },
  },
})
