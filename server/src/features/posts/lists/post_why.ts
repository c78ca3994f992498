import { post_why } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listReasons } from './lists.queries.ts'

export default handle(post_why, async ({ post_id }, { db, member, refuse }) => {
  const reasons = await listReasons(db, member.id, post_id)
  // Each post that the viewer sees has a reason: they wrote it, know its author, are in its group, or it is public.
  return { recdata: reasons.length > 0 ? reasons : refuse('post_not_found') }
})
