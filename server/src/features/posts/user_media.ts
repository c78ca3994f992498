import { user_media } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage } from './posts.page.ts'
import { isVisibleMember, listMemberMedia } from './posts.queries.ts'

export default handle(user_media, async ({ view_user_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  const rows = await listMemberMedia(db, member.id, view_user_id, before, limit, offset)
  // Posts prove that their author is visible; only an empty list needs the check.
  if (rows.length === 0 && !(await isVisibleMember(db, member.id, view_user_id))) refuse('member_not_found')
  return postsPage(db, rows, page, viewer)
})
