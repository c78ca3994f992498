import { deviceStore } from '../../../ui/device-store.ts'

/** Whether this browser shows videos newest first, without recommending any. */
export const videoOrder = deviceStore<{ readonly newestOnly: boolean }>('commons.video-order', (kept) => ({
  newestOnly: kept['newestOnly'] === true,
}))
