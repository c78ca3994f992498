import { post_detail } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { wholePost } from './posts.page.ts'
import { findPost } from './posts.queries.ts'

export default handle(post_detail, async ({ post_id }, { db, member, viewer, refuse }) => {
  const rows = await findPost(db, member.id, post_id)
  const post = await wholePost(db, rows, viewer)
  return { recdata: post ?? refuse('post_not_found') }
})
