import { reel_sound } from '@commons/contract/reels/sounds.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findReel } from '../reels.queries.ts'
import { isSound, reelShape } from '../reels.shape.ts'
import { countReelsOfSound } from '../lists/lists.queries.ts'

export default handle(reel_sound, async ({ sound_id }, { db, member, viewer, refuse }) => {
  const source = await findReel(db, member.id, sound_id)
  if (!source || !isSound(source)) return refuse('reel_sound_not_found')
  const reel_count = await countReelsOfSound(db, member.id, sound_id)
  return { recdata: { reel: reelShape(source, viewer), reel_count } }
})
