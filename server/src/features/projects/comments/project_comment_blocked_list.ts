import { project_comment_blocked_list } from '@commons/contract/projects-comments.ts'
import { leftBehindShape } from '../../../discussion/left-behind.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../projects.discussion.ts'

export default handle(
  project_comment_blocked_list,
  async ({ discussion_id }, { db, member, viewer, page, refuse }) => {
    const rows =
      (await discussion.listLeftBehind(db, member.id, discussion_id, page)) ?? refuse('project_not_found')
    return {
      recdata: rows.map((row) => ({
        discussion_id: row.object_id,
        project_comment_id: row.parent_id ?? row.id,
        project_comment_reply_id: row.parent_id === null ? null : row.id,
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
