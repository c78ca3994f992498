import { graceDays } from '@commons/contract/accounts/leaving.ts'
import { delete_member } from '@commons/contract/staff/requests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { eraseJob } from '../../accounts/public.ts'
import { hasMember } from '../staff.queries.ts'
import { holdsMoney, leaveAtRequest } from './requests.leaving.ts'

export default handle(delete_member, async ({ view_user_id: id, at_once, reason }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  if (id === member.id) refuse('not_oneself')
  if (!(await hasMember(tx, id))) refuse('member_not_found')
  if (await holdsMoney(tx, platform, id)) refuse('money_in_escrow')
  const at = await leaveAtRequest(context, id, at_once === 1 ? 0 : graceDays)
  if (at_once === 1) await platform.jobs.add(tx, eraseJob, { id })
  logAct({ object: { kind: 'member', id }, reason, before: { delete_at: at.toISOString() } })
  return {}
})
