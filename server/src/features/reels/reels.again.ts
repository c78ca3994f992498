/** Answer of calls that change a reel: the reel as the caller sees it now. */
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { findReel } from './reels.queries.ts'
import { reelShape } from './reels.shape.ts'

export const reelAgain = seenAgain('reel_not_found', findReel, reelShape, ({ reel_id }) => reel_id)
