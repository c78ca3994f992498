import { flag } from '@commons/contract/shared/flag.ts'
import { video_reaction } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { discussion } from './videos.discussion.ts'

export default handle(video_reaction, {
  isOneStatement: () => true,
  emits: ['video.liked'],

  async run({ video_id, reaction: wanted }, { tx, member, refuse, emit }) {
    const row =
      (await discussion.toggleReaction(tx, member.id, video_id, wanted)) ?? refuse('video_not_found')
    const { reaction, likes, dislikes } = row
    if (reaction === 'like') emit('video.liked', { video: video_id, member: member.id })
    return {
      data: {
        video_id,
        like_count: likes,
        dislike_count: dislikes,
        is_liked: flag(reaction === 'like'),
        is_disliked: flag(reaction === 'dislike'),
      },
    }
  },
})
