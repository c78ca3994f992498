import type { Reel } from '@commons/contract/reels.ts'
import { call } from '../../api/call.ts'
import { toggle, useToggle } from '../../api/toggle.ts'

const likes = toggle<number, boolean>({
  send: async (reel_id) => (await call('reel_like', { reel_id })).recdata.reel_liked === 1,
  changes: (reel_id) => ['reel_like', { reel_id }],
})

/** Whether one likes a reel, as one last asked for it, with the count that follows. */
export function useReelLike({ reel_id, reel_liked, like_count }: Reel) {
  const before = reel_liked === 1
  const { value: liked, want } = useToggle(likes, reel_id, before)
  return {
    liked,
    count: Math.max(0, like_count + Number(liked) - Number(before)),
    toggle: () => void want(!liked),
    /** By a double tap, which takes nothing back. */
    like: () => {
      if (!liked) void want(true)
    },
  }
}
