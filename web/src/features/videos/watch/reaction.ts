import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { call } from '../../../api/call.ts'
import { choice, useToggle } from '../../../api/toggle.ts'

type Reaction = 'like' | 'dislike' | 'none'
type Reacted = Pick<SiteVideo, 'is_liked' | 'is_disliked'>

const reactionOf = ({ is_liked, is_disliked }: Reacted): Reaction =>
  is_liked === 1 ? 'like' : is_disliked === 1 ? 'dislike' : 'none'

const reactions = choice<number, Reaction, Reaction>({
  valueOf: (reaction) => reaction,
  async send(video_id, wanted, { confirmed }) {
    // The call is a toggle: the same again takes it back.
    const reaction = wanted === 'none' ? confirmed : wanted
    if (reaction === 'none') return 'none'
    return reactionOf((await call('video_reaction', { video_id, reaction })).data)
  },
  changes: (video_id) => ['video_reaction', { video_id, reaction: 'like' }],
})

/** How the member has reacted to a video, as they last chose, and the resulting counts. */
export function useReaction(video: SiteVideo) {
  const before = reactionOf(video)
  const { value, want } = useToggle(reactions, video.video_id, before)
  const countOf = (reaction: Reaction, count: number) =>
    Math.max(0, count + Number(value === reaction) - Number(before === reaction))
  return {
    liked: value === 'like',
    disliked: value === 'dislike',
    likes: countOf('like', video.like_count),
    dislikes: countOf('dislike', video.dislike_count),
    press: (reaction: 'like' | 'dislike') => void want(value === reaction ? 'none' : reaction),
  }
}
