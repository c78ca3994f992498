import { post_dislike } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { toggleReaction } from './posts.queries.ts'
import { reactionsShape } from './posts.shape.ts'

export default handle(post_dislike, async ({ post_id }, { tx, member, refuse }) => {
  const reactions = await toggleReaction(tx, member.id, post_id, 'dislike')
  return { recdata: reactionsShape(post_id, reactions ?? refuse('post_not_found')) }
})
