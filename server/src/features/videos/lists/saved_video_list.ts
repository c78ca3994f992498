import { saved_video_list } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from './lists.pages.ts'
import { listSaved } from './lists.queries.ts'

export default handle(saved_video_list, async (_input, context) => {
  const { db, member, page } = context
  return videosPage(await listSaved(db, member.id, page.before, page.limit, page.offset), context)
})
