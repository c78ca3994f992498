import { waiting_posts } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { listHeldOf } from './drafts/approval.queries.ts'
import { listWaiting } from './posts.queries.ts'
import { postsShape } from './posts.shape.ts'

export default handle(waiting_posts, async (_input, { db, member, viewer }) => {
  const rows = await listWaiting(db, member.id)
  const held = await listHeldOf(
    db,
    member.id,
    rows.map(({ id }) => id),
  )
  return { recdata: postsShape(rows, viewer), held }
})
