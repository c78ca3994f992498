import { send_member_export } from '@commons/contract/staff/requests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { askExport } from '../../accounts/public.ts'
import { hasMember } from '../staff.queries.ts'

export default handle(send_member_export, async ({ view_user_id: id, reason }, context) => {
  const { tx, platform, hint, refuse, logAct } = context
  if (!(await hasMember(tx, id))) refuse('member_not_found')
  if (!(await askExport(tx, platform, id))) refuse('export_made')
  hint(`account:${id}`, [id])
  logAct({ object: { kind: 'member', id }, reason })
  return {}
})
