import { voting_comment_blocked_list } from '@commons/contract/surveys-comments.ts'
import { leftBehindShape } from '../../../discussion/left-behind.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../surveys.discussion.ts'

export default handle(
  voting_comment_blocked_list,
  async ({ voting_title_id }, { db, member, viewer, page, refuse }) => {
    const rows =
      (await discussion.listLeftBehind(db, member.id, voting_title_id, page)) ?? refuse('survey_not_found')
    return {
      recdata: rows.map((row) => ({
        voting_title_id: row.object_id,
        voting_comment_id: row.parent_id ?? row.id,
        voting_comment_reply_id: row.parent_id === null ? null : row.id,
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
