import { flag } from '@commons/contract/shared/flag.ts'
import { video_save } from '@commons/contract/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { toggleSaved } from './videos.discussion.ts'

export default handle(video_save, async ({ video_id }, { tx, member, refuse, hintOnly }) => {
  const { object, isSaved } = (await toggleSaved(tx, member.id, video_id)) ?? refuse('video_not_found')
  // Nobody else may learn who saved it.
  hintOnly([member.id])
  return { recdata: { video_id: object, is_saved: flag(isSaved) } }
})
