import { login } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { languageId } from '../../platform/language.ts'
import { networkOf } from '../../platform/session/address.ts'
import { endSessions, findAccountByEmail, isKnownNetwork, lockMember } from './accounts.queries.ts'

export default handle(login, {
  async before({ email, password, captchaToken }, { client, db, platform, refuse }) {
    const network = networkOf(client.address)
    if (captchaToken === undefined) await platform.limits.countWithoutCaptcha(network)
    const account = await findAccountByEmail(db, email)
    // Asked for an unknown address, too: every step takes its time in both cases.
    const known = await isKnownNetwork(db, account?.id ?? 0, network)
    await platform.limits.takeGuess('password', email, network, known)
    // An unknown address costs the same hash, so that time does not tell who has an account.
    const right = await platform.passwords.matches(account?.password_hash, password)
    if (!account || !right) return refuse('wrong_credentials')
    await platform.limits.returnGuess('password', email, network, known)
    return account
  },

  async run({ captchaToken }, { tx, before: account, client, platform, session, tellEnded }) {
    if (captchaToken !== undefined) await platform.captcha.redeem(tx, captchaToken)
    await lockMember(tx, account.id)
    if (!account.several_devices) {
      const ended = await endSessions(tx, account.id, 'replaced')
      await tellEnded(ended.map((id) => ({ id, reason: 'replaced' })))
    }
    const opened = await platform.sessions.open(tx, account.id, client, networkOf(client.address))
    const user_data = {
      id: account.id,
      api_key: session.open(opened).apiKey,
      is_enable_google_auth_code: '0' as const,
      email: account.email,
      full_name: account.full_name,
      username: account.username,
      language_id: languageId(account.language),
    }
    session.remember(user_data)
    return { user_data }
  },
})
