import { delete_videos } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { followSeveral } from './videos.several.ts'
import { setSeveralDeleted } from './videos.writing.queries.ts'

export default handle(delete_videos, async ({ video_ids: ids }, context) => {
  const videos = await setSeveralDeleted(context.tx, context.member.id, ids, true)
  return { recdata: await followSeveral(context, ids, videos) }
})
