import { passkey_login } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { completeLogin } from './accounts.login.ts'
import { finishChecking } from './security/security.passkeys.ts'
import { getAccount } from './accounts.queries.ts'

export default handle(passkey_login, async ({ credential, asks_beside }, context) => {
  const { tx, platform, refuse } = context
  const account = await getAccount(
    tx,
    await finishChecking(tx, platform.site, credential, { purpose: 'login' }),
  )
  if (platform.config.REQUIRE_VERIFIED_EMAIL && !account.email_verified) refuse('email_not_verified')
  return completeLogin(context, account, { secondFactor: 'passed', asksBeside: asks_beside === 1 })
})
