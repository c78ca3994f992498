import { voting_comment_list } from '@commons/contract/surveys-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../surveys.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  voting_comment_list,
  async ({ voting_title_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listComments(db, member.id, voting_title_id, before, limit, offset, isFirst)
    // Comments prove that their survey is visible; only an empty list needs the check.
    const survey = rows[0]?.object_id ?? (await discussion.findCommented(db, member.id, voting_title_id))
    if (survey === undefined) refuse('survey_not_found')
    return {
      comments: commentsShape(rows, viewer),
      ...nextOf(cursorsOf(rows.filter((row) => row.parent_id === null)), page),
    }
  },
)
