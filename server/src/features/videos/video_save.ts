import { flag } from '@commons/contract/shared/flag.ts'
import { video_save } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { toggleSaved } from './videos.discussion.ts'

export default handle(video_save, async ({ video_id }, context) => {
  const { object, isSaved } = (await toggleSaved(video_id, context)) ?? context.refuse('video_not_found')
  return { recdata: { video_id: object, is_saved: flag(isSaved) } }
})
