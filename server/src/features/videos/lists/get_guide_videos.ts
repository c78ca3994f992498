import { get_guide_videos } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videoShape } from '../videos.shape.ts'
import { listChosen } from './lists.queries.ts'

export default handle(get_guide_videos, async (_input, { db, member, platform, viewer }) => {
  const ids = platform.config.BUY_ETH_VIDEOS
  const rows = ids.length === 0 ? [] : await listChosen(db, member.id, ids)
  return { response: { videos: rows.map((row) => videoShape(row, viewer)) } }
})
