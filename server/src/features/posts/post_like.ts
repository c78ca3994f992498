import { post_like } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { discussion } from './posts.discussion.ts'
import { reactionsShape } from './posts.shape.ts'

export default handle(post_like, {
  isOneStatement: () => true,
  emits: ['post.liked'],

  async run({ post_id }, { tx, member, refuse, emit }) {
    const reactions =
      (await discussion.toggleReaction(tx, member.id, post_id, 'like')) ?? refuse('post_not_found')
    if (reactions.reaction === 'like') emit('post.liked', { post: reactions.object_id, member: member.id })
    return { recdata: reactionsShape(reactions) }
  },
})
