import { delete_reel } from '@commons/contract/reels/reels.ts'
import { handle } from '../../platform/call/handle.ts'
import { audienceOf } from './reels.queries.ts'
import { recheckReel } from './reels.rechecks.ts'
import { setDeleted } from './reels.writing.queries.ts'

export default handle(delete_reel, async ({ reel_id }, context) => {
  const { tx, member, refuse, hintOnly } = context
  const reel = (await setDeleted(tx, member.id, reel_id, true)) ?? refuse('reel_not_found')
  hintOnly(reel.is_published ? await audienceOf(tx, reel) : [member.id])
  await recheckReel(context, reel_id)
  return {}
})
