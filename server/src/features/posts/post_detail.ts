import { mostCommentsOfDetail, post_detail } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { newest } from '../../platform/call/page.ts'
import { commentsShape } from './comments/comments.shape.ts'
import { discussion } from './posts.discussion.ts'
import { wholePost } from './posts.page.ts'
import { findPost } from './posts.queries.ts'

export default handle(post_detail, async ({ post_id }, { db, member, viewer, refuse }) => {
  const rows = await findPost(db, member.id, post_id)
  const post = (await wholePost(db, rows, viewer)) ?? refuse('post_not_found')
  if (post.comments.length === 0) return { recdata: post }
  const latest = await discussion.listComments(db, member.id, post_id, newest, mostCommentsOfDetail, 0, true)
  return { recdata: { ...post, comments: commentsShape(latest, viewer).toReversed() } }
})
