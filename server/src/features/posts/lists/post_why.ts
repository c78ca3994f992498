import { post_why } from '@commons/contract/posts-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listReasons } from './lists.queries.ts'

export default handle(post_why, async ({ post_id }, { db, member, refuse }) => {
  const reasons = await listReasons(db, member.id, post_id)
  // The viewer wrote it, knows its author, or it is public. A post of a closed group may have none of these
  // reasons.
  return { recdata: reasons.length > 0 ? reasons : refuse('post_not_found') }
})
