import { start_passkey_login } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { startChecking } from './security/security.passkeys.ts'

export default handle(start_passkey_login, async (_input, { tx, platform }) => ({
  data: await startChecking(tx, platform.site, { purpose: 'login' }),
}))
