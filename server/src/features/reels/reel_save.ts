import { reel_save } from '@commons/contract/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { toggleSaved } from './reels.discussion.ts'

export default handle(reel_save, async ({ reel_id }, { tx, member, refuse, hintOnly }) => {
  const { object, isSaved } = (await toggleSaved(tx, member.id, reel_id)) ?? refuse('reel_not_found')
  // Nobody else may learn who saved it.
  hintOnly([member.id])
  return { recdata: { reel_id: object, is_saved: flag(isSaved) } }
})
