import { timeline } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { unmutedPage } from './posts.page.ts'
import { listFollowing, listTimeline } from './posts.queries.ts'

export default handle(timeline, async ({ feed = 'all' }, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const list = feed === 'following' ? listFollowing : listTimeline
  const rows = await list(db, member.id, before, limit, offset)
  return unmutedPage(db, rows, page, viewer)
})
