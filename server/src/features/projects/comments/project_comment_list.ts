import { project_comment_list } from '@commons/contract/projects-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../projects.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  project_comment_list,
  async ({ discussion_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listComments(db, member.id, discussion_id, before, limit, offset, isFirst)
    // Comments prove that the caller may see their project; only an empty list has to ask.
    const discussed = rows[0]?.object_id ?? (await discussion.findCommented(db, member.id, discussion_id))
    if (discussed === undefined) refuse('project_not_found')
    return {
      comments: commentsShape(rows, viewer),
      ...nextOf(cursorsOf(rows.filter((row) => row.parent_id === null)), page),
    }
  },
)
