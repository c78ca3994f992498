import { change_member_email } from '@commons/contract/staff/requests.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginEmailChange, getAccount, hinderedEmail } from '../../accounts/public.ts'
import { hasMember } from '../staff.queries.ts'

export default handle(change_member_email, async ({ view_user_id: id, email, reason }, context) => {
  const { tx, platform, hint, refuse, logAct } = context
  if (!(await hasMember(tx, id))) refuse('member_not_found')
  const account = await getAccount(tx, id)
  const hindered = await hinderedEmail(tx, account, email)
  if (hindered) refuse(hindered)
  // They don't read the old one any more: the new one alone confirms it.
  await beginEmailChange({ tx, mail: platform.mail }, account, { email, isOldAsked: false })
  hint(`account:${id}`, [id])
  // The log is never changed, and addresses are personal: it keeps none.
  logAct({ object: { kind: 'member', id }, reason })
  return {}
})
