import { get_continue_watching } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from '../lists/lists.pages.ts'
import { listUnfinished } from './watching.queries.ts'

export default handle(get_continue_watching, async (_input, context) => {
  const { db, member, page } = context
  return videosPage(await listUnfinished(db, member.id, page.before, page.limit, page.offset), context)
})
