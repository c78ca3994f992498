import { reel_by_id } from '@commons/contract/reels/reels.ts'
import { handle } from '../../platform/call/handle.ts'
import { reelAgain } from './reels.again.ts'

export default handle(reel_by_id, async ({ reel_id }, context) => ({
  reel: (await reelAgain.answer(reel_id, context)).recdata,
}))
