import { reel_restore } from '@commons/contract/reels/reels.ts'
import { handle } from '../../platform/call/handle.ts'
import { reelAgain } from './reels.again.ts'
import { audienceOf } from './reels.queries.ts'
import { recheckReel } from './reels.rechecks.ts'
import { setDeleted } from './reels.writing.queries.ts'

export default handle(reel_restore, {
  again: reelAgain,
  async run({ reel_id }, context) {
    const { tx, member, refuse, hintOnly } = context
    const reel = (await setDeleted(tx, member.id, reel_id, false)) ?? refuse('reel_not_found')
    // Subscribers were turned away while it was deleted.
    await recheckReel(context, reel_id)
    hintOnly(reel.is_published ? await audienceOf(tx, reel) : [member.id])
    return reelAgain.answer(reel_id, { ...context, db: tx })
  },
})
