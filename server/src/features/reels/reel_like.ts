import { reel_like } from '@commons/contract/reels/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { discussion } from './reels.discussion.ts'

export default handle(reel_like, {
  isOneStatement: () => true,
  emits: ['reel.liked'],

  async run({ reel_id }, { tx, member, refuse, emit }) {
    const { object_id, reaction, likes } =
      (await discussion.toggleReaction(tx, member.id, reel_id, 'like')) ?? refuse('reel_not_found')
    if (reaction === 'like') emit('reel.liked', { reel: object_id, member: member.id })
    return { recdata: { reel_id: object_id, like_count: likes, reel_liked: flag(reaction === 'like') } }
  },
})
