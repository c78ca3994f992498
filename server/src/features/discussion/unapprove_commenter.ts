import { unapprove_commenter } from '@commons/contract/discussion.ts'
import { removeApproved } from '../../discussion/holding.queries.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(unapprove_commenter, async ({ commenter_id }, { tx, member, hintOnly, refuse }) => {
  if (!(await removeApproved(tx, member.id, commenter_id))) refuse('member_not_found')
  hintOnly([member.id])
  return {}
})
