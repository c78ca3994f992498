import { get_all_videos } from '@commons/contract/videos-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from './lists.pages.ts'
import { listNewest } from './lists.queries.ts'

export default handle(get_all_videos, async (_input, context) => {
  const { db, member, page } = context
  const rows = await listNewest(db, member.id, page.before, page.limit, page.offset)
  const { videos, ...next } = videosPage(rows, context)
  return { response: { videos }, ...next }
})
