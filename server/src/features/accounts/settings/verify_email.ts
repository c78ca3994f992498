import { verify_email } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { followEmailLink } from '../accounts.email.ts'
import { getAccount } from '../accounts.queries.ts'
import { textFlag } from '../accounts.shape.ts'

export default handle(verify_email, async ({ email_auth_code }, context) => {
  const { tx, member, refuse, say, session } = context
  const followed = await followEmailLink(context, await getAccount(tx, member.id), email_auth_code)
  if (followed === 'expired') return refuse('link_expired')
  if (followed === 'taken') return refuse('email_taken')
  if (followed === 'waiting') say('done.email_confirmed_one')
  if (followed === 'changed') say('done.email_changed')
  const { email, email_verified } = await getAccount(tx, member.id)
  session.revise({ email, email_verified: textFlag(email_verified) })
  const states = { verified: 'none', waiting: 'waiting', changed: 'done' } as const
  return { email_change: states[followed] }
})
