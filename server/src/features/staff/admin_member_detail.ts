import { admin_member_detail } from '@commons/contract/staff/staff.ts'
import { handle } from '../../platform/call/handle.ts'
import { findMember, listMailsTo, listSessionsOf } from './staff.members.queries.ts'
import { memberDetail } from './staff.shape.ts'

export default handle(admin_member_detail, async ({ view_user_id }, { db, refuse }) => {
  const [member, sessions, mails] = await Promise.all([
    findMember(db, view_user_id),
    listSessionsOf(db, view_user_id),
    listMailsTo(db, view_user_id),
  ])
  if (!member) return refuse('member_not_found')
  return { recdata: memberDetail(member, sessions, mails) }
})
