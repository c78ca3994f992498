import { voting_comment_reply_list } from '@commons/contract/surveys-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../surveys.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  voting_comment_reply_list,
  async ({ voting_comment_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listReplies(
      db,
      member.id,
      voting_comment_id,
      before,
      limit,
      offset,
      isFirst,
    )
    // Replies prove that the comment is visible; only an empty list needs the check.
    const survey =
      rows[0]?.object_id ?? (await discussion.findObjectOfComment(db, member.id, voting_comment_id))
    return {
      survey: survey ?? refuse('comment_not_found'),
      recdata: repliesShape(rows, viewer),
      ...nextOf(cursorsOf(rows), page),
    }
  },
)
