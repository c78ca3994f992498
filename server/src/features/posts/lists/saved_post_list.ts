import { saved_post_list } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listSaved } from './lists.queries.ts'
import { postsPage } from '../posts.page.ts'

export default handle(saved_post_list, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listSaved(db, member.id, before, limit, offset)
  return postsPage(db, rows, page, viewer)
})
