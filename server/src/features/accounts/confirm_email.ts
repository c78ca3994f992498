import { confirm_email } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { isMailedCodeGood, takeMailedCode } from './accounts.codes.queries.ts'
import { setEmailVerified } from './accounts.queries.ts'
import { hintModerators } from './barriers/barriers.ts'
import { confirmSignup } from './registration/signups.queries.ts'

export default handle(confirm_email, async ({ email_auth_code: code }, context) => {
  const { tx, refuse, emit, hint, say } = context
  const used = await takeMailedCode(tx, code, ['verify'])
  if (!used) {
    if (await confirmSignup(tx, code)) {
      await hintModerators(context, 'signups')
      say('done.signup_confirmed')
      return { is_waiting: true as const }
    }
    // Who reads the mail could otherwise move the account to another address.
    for (const purpose of ['change_old', 'change_new'] as const)
      if (await isMailedCodeGood(tx, code, purpose)) refuse('link_needs_login')
    return refuse('link_expired')
  }
  const { memberId: member, address } = used
  if (!(await setEmailVerified(tx, member, address))) refuse('link_expired')
  emit('member.verified', { member })
  hint(`account:${member}`)
  return {}
})
