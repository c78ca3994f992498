import type { Reel } from '@commons/contract/reels/reels.ts'
import { call } from '../../api/call.ts'
import { toggle, useToggle } from '../../api/toggle.ts'

const likes = toggle<number, boolean>({
  send: async (reel_id) => (await call('reel_like', { reel_id })).recdata.reel_liked === 1,
  changes: (reel_id) => ['reel_like', { reel_id }],
})

/** Whether the member likes a reel, as they last chose, and the resulting count. */
export function useReelLike({ reel_id, reel_liked, like_count }: Reel) {
  const before = reel_liked === 1
  const { value: liked, want } = useToggle(likes, reel_id, before)
  return {
    liked,
    count: Math.max(0, like_count + Number(liked) - Number(before)),
    toggle: () => void want(!liked),
    /** For a double tap, which never takes a like back. */
    like: () => {
      if (!liked) void want(true)
    },
  }
}
