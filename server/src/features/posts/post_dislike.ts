import { post_dislike } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { reactionsShape } from './posts.shape.ts'
import { toggleReaction } from './posts.writing.queries.ts'

export default handle(post_dislike, {
  isOneStatement: () => true,

  async run({ post_id }, { tx, member, refuse }) {
    const reactions = await toggleReaction(tx, member.id, post_id, 'dislike')
    return { recdata: reactionsShape(reactions ?? refuse('post_not_found')) }
  },
})
