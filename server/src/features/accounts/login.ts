import { login } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { networkOf } from '../../platform/session/address.ts'
import { followEmailLink } from './accounts.email.ts'
import { beginSecondFactor, completeLogin } from './accounts.login.ts'
import { takeProofOfWork } from './accounts.proof-of-work.ts'
import { findAccountToOpen, getAccount, renewHash } from './accounts.queries.ts'
import { findSignup, type SignupState } from './registration/signups.queries.ts'

/** What somebody is told who has asked to be let in. */
const refusalOf = (state: SignupState | undefined) =>
  state === 'waiting' ? 'signup_waiting' : state === 'rejected' ? 'signup_rejected' : 'email_not_verified'

export default handle(login, {
  async before({ email, password, captchaToken }, context) {
    const { client, db, platform, refuse } = context
    const paid = await takeProofOfWork(captchaToken, context)
    const network = networkOf(client.address)
    // Every step is taken for unknown addresses, too, so that timing doesn't reveal who has an account.
    const [{ account, known }, signup] = await Promise.all([
      findAccountToOpen(db, email, network),
      findSignup(db, email),
    ])
    await platform.limits.takeGuess('password', email, network, { known, paid })
    const found = await platform.passwords.compare((account ?? signup)?.password_hash, password)
    if (found === 'wrong' || !(account ?? signup)) return refuse('wrong_credentials')
    await platform.limits.returnGuess('password', email, network, { known, paid })
    if (!account) return refuse(refusalOf(signup?.state))
    return { account, renewed: found === 'old' ? await platform.passwords.hash(password) : undefined }
  },

  async run({ email_auth_code, asks_beside }, context) {
    const { tx, before, platform, refuse, say } = context
    let { account } = before
    if (before.renewed !== undefined)
      await renewHash(tx, account.id, { from: account.password_hash, to: before.renewed })
    if (email_auth_code !== undefined) {
      const followed = await followEmailLink(context, account, email_auth_code)
      if (followed === 'verified') say('done.email_verified')
      else if (followed === 'changed') say('done.email_changed')
      else if (followed === 'waiting') say('done.email_confirmed_one')
      else say('done.logged_in_link_expired')
      account = await getAccount(tx, account.id)
    }
    if (platform.config.REQUIRE_VERIFIED_EMAIL && !account.email_verified) refuse('email_not_verified')
    if (!account.two_factor) return completeLogin(context, account, { asksBeside: asks_beside === 1 })
    if (email_auth_code === undefined) say('done.second_factor_pending')
    return { user_data: await beginSecondFactor(context, account) }
  },
})
