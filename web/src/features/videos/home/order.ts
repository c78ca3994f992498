import type { VideoFeed } from '@commons/contract/videos/lists.ts'
import { deviceStore } from '../../../ui/device-store.ts'
import { useStore } from '../../../ui/store.ts'

/** Whether this browser shows videos newest first, without recommending any. */
export const videoOrder = deviceStore<{ readonly newestOnly: boolean }>('commons.video-order', (kept) => ({
  newestOnly: kept['newestOnly'] === true,
}))

export const useVideoFeed = (): VideoFeed =>
  useStore(videoOrder, ({ newestOnly }) => (newestOnly ? 'newest' : 'recommended'))
