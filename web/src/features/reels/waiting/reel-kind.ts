import { networkError } from '../../../api/call-error.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { cancelUpload, forgetUpload, reelArrived, uploadReel } from './reel-uploads.ts'
import { whenDiscarded, type WaitingReel } from './waiting-reels.ts'

/** Sends a reel from the outbox. */
export const reelKind = sendOnce<WaitingReel>(async (client, { key, draft }, isAlive) => {
  const unwatch = whenDiscarded(key, () => cancelUpload(key))
  try {
    const answer = await uploadReel(key, draft, isAlive)
    return { id: answer.recdata.reel_id, shown: () => reelArrived(client, { key, draft }, answer) }
  } catch (error) {
    forgetUpload(key)
    // It was given up, or its member has gone: not the reel's fault.
    throw error instanceof DOMException ? networkError() : error
  } finally {
    unwatch()
  }
})
