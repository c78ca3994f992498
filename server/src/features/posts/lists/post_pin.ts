import { post_pin } from '@commons/contract/posts/lists.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { audienceOf } from '../posts.queries.ts'
import { togglePinned } from './lists.queries.ts'

export default handle(post_pin, async ({ post_id }, { tx, member, refuse, hintOnly }) => {
  const [{ audience, pinned, unpinned } = refuse('post_not_found')] = await togglePinned(
    tx,
    member.id,
    post_id,
  )
  hintOnly(await audienceOf(tx, { author: member.id, audience }))
  return { recdata: { post_id, is_pinned: flag(pinned), unpinned_post_id: unpinned } }
})
