import { two_factor_auth } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { enableTwoFactor, findTwoFactor, removeTwoFactor } from './security/security.factors.queries.ts'
import { requireShownFactor, setSecondFactorPassed, tellFactorsChanged } from './security/security.factors.ts'
import { completeLogin } from './accounts.login.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import { finishChecking } from './security/security.passkeys.ts'
import { endSession, getAccount, lockMember } from './accounts.queries.ts'
import { renewRecoveryCodes } from './security/security.two-factor.ts'
import { checkCode, takeCodeGuess } from './accounts.second-step.ts'

export default handle(two_factor_auth, {
  async before({ code, credential, is_enable_google_auth_code: choice }, context) {
    const { member, refuseFields } = context
    if (code === undefined && credential === undefined) refuseFields({ code: 'code_required' })
    if (!member.secondFactorWaits && choice === undefined)
      refuseFields({ is_enable_google_auth_code: 'two_factor_choice_required' })
    // A passkey proves identity, but can't switch two-factor on or off.
    if (!member.secondFactorWaits && credential !== undefined) refuseFields({ code: 'code_required' })
    return credential === undefined ? takeCodeGuess(context) : undefined
  },

  async run({ code = '', credential, is_enable_google_auth_code: choice, asks_beside }, context) {
    const { tx, before: guess, member, client, platform, refuse, say, session, tellEnded } = context
    await lockMember(tx, member.id)
    const account = await getAccount(tx, member.id)
    const notify = (change: Parameters<typeof orderSecurityNotice>[3]) =>
      orderSecurityNotice(platform.mail, tx, account, change, client)

    if (member.secondFactorWaits) {
      if (!guess)
        await finishChecking(tx, platform.site, credential ?? {}, { purpose: 'check', member: member.id })
      else if ((await checkCode(context, code, guess)) === 'recovery') await notify('recovery_code_used')
      // Of two calls that finish one login at once, one succeeds.
      if (!(await endSession(tx, member.id, member.sessionId, 'replaced')))
        throw new Refusal('session_unknown')
      await tellEnded([{ id: member.sessionId, reason: 'replaced' }])
      return completeLogin(context, account, { secondFactor: 'passed', asksBeside: asks_beside === 1 })
    }

    const twoFactor = await findTwoFactor(tx, member.id)
    if (!twoFactor || !guess) return refuse('two_factor_not_set_up')
    if (choice === 1) {
      if (twoFactor.enabled) refuse('two_factor_on_already')
      const hadOne = await requireShownFactor(context)
      await checkCode(context, code, guess)
      await enableTwoFactor(tx, member.id)
      if (!hadOne) await setSecondFactorPassed(context)
      await notify('two_factor_on')
      say('done.two_factor_on')
      session.revise({ is_enable_google_auth_code: '1' })
      return { recovery_codes: await renewRecoveryCodes(tx, member.id) }
    }
    if (!twoFactor.enabled) refuse('two_factor_not_set_up')
    await checkCode(context, code, guess)
    await removeTwoFactor(tx, member.id)
    await tellFactorsChanged(context)
    await notify('two_factor_off')
    say('done.two_factor_off')
    session.revise({ is_enable_google_auth_code: '0' })
    return {}
  },
})
