import { delete_watched } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { forgetWatched } from './watching.queries.ts'

export default handle(delete_watched, async ({ video_id }, { tx, member, hintOnly }) => {
  await forgetWatched(tx, member.id, video_id)
  hintOnly([member.id])
  return {}
})
