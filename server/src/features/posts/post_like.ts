import { post_like } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { reactionsShape } from './posts.shape.ts'
import { toggleReaction } from './posts.writing.queries.ts'

export default handle(post_like, {
  isOneStatement: () => true,
  emits: ['post.liked'],

  async run({ post_id }, { tx, member, refuse, emit }) {
    const reactions = (await toggleReaction(tx, member.id, post_id, 'like')) ?? refuse('post_not_found')
    if (reactions.reaction === 'like') emit('post.liked', { post: reactions.post_id, member: member.id })
    return { recdata: reactionsShape(reactions) }
  },
})
