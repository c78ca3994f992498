import { networkError } from '../../../api/call-error.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { cancelUpload, forgetUpload, reelArrived, uploadReel } from './reel-uploads.ts'
import { whenDiscarded, type WaitingReel } from './waiting-reels.ts'

/** How a reel that waits for the network is sent. */
export const reelKind = sendOnce<WaitingReel>(async (client, { key, draft }, isAlive) => {
  const unwatch = whenDiscarded(key, () => cancelUpload(key))
  try {
    const answer = await uploadReel(key, draft, isAlive)
    return { id: answer.recdata.reel_id, shown: () => reelArrived(client, { key, draft }, answer) }
  } catch (error) {
    forgetUpload(key)
    // Given up meanwhile, or its member has gone: nothing is wrong with it.
    throw error instanceof DOMException ? networkError() : error
  } finally {
    unwatch()
  }
})
