import { saved_post_list } from '@commons/contract/posts-lists.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { handle } from '../../../platform/call/handle.ts'
import { pageStart } from '../../../platform/call/page.ts'
import { listSaved } from './lists.queries.ts'
import { postsPage } from '../posts.page.ts'

export default handle(
  saved_post_list,
  async ({ limit = pageSize, ...asked }, { db, member, language, platform }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const rows = await listSaved(db, member.id, before, limit, offset)
    return postsPage(db, rows, limit, { member, language, media: platform.media })
  },
)
