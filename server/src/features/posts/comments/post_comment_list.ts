import { post_comment_list } from '@commons/contract/posts-comments.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { nextOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { pageStart } from '../../../platform/call/page.ts'
import { discussion } from '../posts.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  post_comment_list,
  async ({ post_id, limit = pageSize, ...asked }, { db, member, language, platform, refuse }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const isFirst = asked.before === undefined && offset === 0
    const rows = await discussion.listComments(db, member.id, post_id, before, limit, offset, isFirst)
    // Comments prove that their post may be seen; only an empty list asks.
    const post = rows[0]?.object_id ?? (await discussion.findCommented(db, member.id, post_id))
    return {
      post: post ?? refuse('post_not_found'),
      recdata: commentsShape(rows, { member, language, media: platform.media }),
      ...nextOf(
        rows.filter((row) => row.parent_id === null),
        limit,
      ),
    }
  },
)
