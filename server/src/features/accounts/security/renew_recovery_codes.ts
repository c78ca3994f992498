import { renew_recovery_codes } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { orderSecurityNotice } from '../accounts.mail.ts'
import { getAccount, lockMember } from '../accounts.queries.ts'
import { checkCode, takeCodeGuess } from '../accounts.second-step.ts'
import { renewRecoveryCodes } from './security.two-factor.ts'

export default handle(renew_recovery_codes, {
  before: (_input, context) => takeCodeGuess(context),

  async run({ code }, context) {
    const { tx, before: guess, member, client, platform, refuse } = context
    await lockMember(tx, member.id)
    const account = await getAccount(tx, member.id)
    if (!account.two_factor) refuse('two_factor_not_set_up')
    await checkCode(context, code, guess)
    await orderSecurityNotice(platform.mail, tx, account, 'recovery_codes_renewed', client)
    return { recovery_codes: await renewRecoveryCodes(tx, member.id) }
  },
})
