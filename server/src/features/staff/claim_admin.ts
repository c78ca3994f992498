import { claim_admin } from '@commons/contract/staff/staff.ts'
import { handle } from '../../platform/call/handle.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { addAct } from '../../platform/staff-log/staff-log.queries.ts'
import { changeRole } from './staff.acting.ts'
import { removeAdminLinks, takesAdminLink } from './staff.links.ts'
import { hasOtherAdmin, lockStaff } from './staff.queries.ts'

export default handle(claim_admin, async ({ setup_token }, context) => {
  const { tx, member, refuse } = context
  // Two who follow the link at once take turns.
  await lockStaff(tx)
  if (!(await takesAdminLink(tx, setup_token)))
    refuse((await hasOtherAdmin(tx, null)) ? 'admin_exists' : 'link_expired')
  if (!member.secondFactorPassed) throw new Refusal('staff_second_factor_needed')
  await changeRole(context, member.id, 'admin')
  await removeAdminLinks(tx)
  await addAct(
    tx,
    { member: member.id, role: 'admin', act: 'claim_admin' },
    { object: { kind: 'member', id: member.id }, before: { role: member.role ?? null } },
  )
  return {}
})
