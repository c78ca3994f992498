import { get_all_videos } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from './lists.pages.ts'
import { listNewest } from './lists.queries.ts'
import { recommendedPage } from './ranking.ts'

export default handle(get_all_videos, async ({ feed = 'recommended' }, { db, member, viewer, page }) => {
  if (feed === 'recommended') {
    const { videos, ...next } = await recommendedPage({ db, viewer, page })
    return { response: { videos }, ...next }
  }
  const below = page.before.below
  const rows = await listNewest(db, member.id, below, page.limit, page.offset)
  const { videos, ...next } = videosPage(rows, { viewer, page: { ...page, before: below } })
  return { response: { videos }, ...next }
})
