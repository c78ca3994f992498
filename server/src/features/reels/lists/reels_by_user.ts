import { reels_by_user } from '@commons/contract/reels/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reelsPage } from './lists.pages.ts'
import { isVisibleMember, ofMember } from './lists.queries.ts'

export default handle(reels_by_user, async ({ view_user_id }, { db, member, viewer, page, refuse }) => {
  const author = view_user_id ?? member.id
  const answer = await reelsPage(ofMember, { db, viewer, page, of: [author] })
  // Reels prove that their author is visible; only an empty list needs the check.
  if (answer.reels.length === 0 && !(await isVisibleMember(db, member.id, author))) refuse('member_not_found')
  return answer
})
