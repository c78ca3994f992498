import { update_videos } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { followSeveral } from './videos.several.ts'
import { setSeveralVisible } from './videos.writing.queries.ts'

export default handle(update_videos, async ({ video_ids: ids, visibility }, context) => {
  const videos = await setSeveralVisible(context.tx, context.member.id, ids, visibility)
  return { recdata: await followSeveral(context, ids, videos) }
})
