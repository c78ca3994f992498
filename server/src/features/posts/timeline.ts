import { timeline } from '@commons/contract/posts.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { handle } from '../../platform/call/handle.ts'
import { listTimeline } from './posts.queries.ts'
import { pageStart } from './posts.rules.ts'
import { pageShape } from './posts.shape.ts'

export default handle(
  timeline,
  async ({ limit = pageSize, ...asked }, { db, member, language, platform }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const rows = await listTimeline(db, member.id, before, limit, offset)
    return pageShape(rows, limit, { member, language, media: platform.media })
  },
)
