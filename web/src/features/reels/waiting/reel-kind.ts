import { sendWaiting } from '../../../compose/send/send-waiting.ts'
import { deliverReel, reelArrived } from './reel-uploads.ts'
import { waitingReels } from './waiting-reels.ts'

/** Sends a reel from the outbox. */
export const reelKind = sendWaiting(waitingReels, {
  deliver: ({ key, draft }, onChange) => deliverReel(draft, key, onChange),
  idOf: ({ recdata }) => recdata.reel_id,
  arrived: reelArrived,
})
