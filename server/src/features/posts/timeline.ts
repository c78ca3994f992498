import { timeline } from '@commons/contract/posts.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { handle } from '../../platform/call/handle.ts'
import { pageStart } from '../../platform/call/page.ts'
import { unmutedPage } from './posts.page.ts'
import { listFollowing, listTimeline } from './posts.queries.ts'

export default handle(
  timeline,
  async ({ feed = 'all', limit = pageSize, ...asked }, { db, member, language, platform }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const list = feed === 'following' ? listFollowing : listTimeline
    const rows = await list(db, member.id, before, limit, offset)
    return unmutedPage(db, rows, limit, before, { member, language, media: platform.media })
  },
)
