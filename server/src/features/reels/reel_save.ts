import { reel_save } from '@commons/contract/reels/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { toggleSaved } from './reels.discussion.ts'

export default handle(reel_save, async ({ reel_id }, context) => {
  const { object, isSaved } = (await toggleSaved(reel_id, context)) ?? context.refuse('reel_not_found')
  return { recdata: { reel_id: object, is_saved: flag(isSaved) } }
})
