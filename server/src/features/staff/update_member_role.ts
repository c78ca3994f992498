import { update_member_role } from '@commons/contract/staff/staff.ts'
import { handle } from '../../platform/call/handle.ts'
import { changeRole } from './staff.acting.ts'
import { findRole, hasMember, hasOtherAdmin, lockStaff } from './staff.queries.ts'

export default handle(update_member_role, async ({ view_user_id, role, reason }, context) => {
  const { tx, refuse, logAct } = context
  await lockStaff(tx)
  if (!(await hasMember(tx, view_user_id))) refuse('member_not_found')
  const wanted = role === 'member' ? undefined : role
  const before = await findRole(tx, view_user_id)
  if (before === wanted) refuse('role_unchanged')
  if (before === 'admin' && !(await hasOtherAdmin(tx, view_user_id))) refuse('last_admin')
  await changeRole(context, view_user_id, wanted)
  logAct({ object: { kind: 'member', id: view_user_id }, reason, before: { role: before ?? null } })
  return {}
})
