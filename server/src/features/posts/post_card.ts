import { post_card } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { wholePost } from './posts.page.ts'
import { findPost } from './posts.queries.ts'

export default handle(post_card, async ({ post_id }, { db, member, viewer, refuse }) => {
  const rows = await findPost(db, member.id, post_id)
  return { recdata: (await wholePost(db, rows, viewer)) ?? refuse('post_not_found') }
})
