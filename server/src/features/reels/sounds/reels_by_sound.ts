import { reels_by_sound } from '@commons/contract/reels/sounds.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findReel } from '../reels.queries.ts'
import { isSound } from '../reels.shape.ts'
import { reelsPage } from '../lists/lists.pages.ts'
import { ofSound } from '../lists/lists.queries.ts'

export default handle(reels_by_sound, async ({ sound_id }, { db, member, viewer, page, refuse }) => {
  const source = await findReel(db, member.id, sound_id)
  if (!source || !isSound(source)) return refuse('reel_sound_not_found')
  return reelsPage(ofSound, { db, viewer, page, of: [sound_id] })
})
