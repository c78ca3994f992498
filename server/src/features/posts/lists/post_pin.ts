import { post_pin } from '@commons/contract/posts-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { audienceOf } from '../posts.queries.ts'
import { togglePinned } from './lists.queries.ts'

export default handle(post_pin, async ({ post_id }, { tx, member, refuse, hintOnly }) => {
  const post = (await togglePinned(tx, member.id, post_id)) ?? refuse('post_not_found')
  hintOnly(await audienceOf(tx, { author: member.id, audience: post.audience }))
  return {
    recdata: {
      post_id,
      is_pinned: post.pinned ? (1 as const) : (0 as const),
      unpinned_post_id: post.unpinned,
    },
  }
})
