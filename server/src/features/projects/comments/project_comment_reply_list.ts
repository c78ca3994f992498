import { project_comment_reply_list } from '@commons/contract/projects-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../projects.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  project_comment_reply_list,
  async ({ project_comment_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await discussion.listReplies(
      db,
      member.id,
      project_comment_id,
      before,
      limit,
      offset,
      isFirst,
    )
    // Replies prove that the caller may see the comment; only an empty list has to ask.
    const discussed =
      rows[0]?.object_id ?? (await discussion.findObjectOfComment(db, member.id, project_comment_id))
    return {
      discussion_id: discussed ?? refuse('comment_not_found'),
      recdata: repliesShape(rows, viewer),
      ...nextOf(cursorsOf(rows), page),
    }
  },
)
