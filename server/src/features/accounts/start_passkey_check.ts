import { start_passkey_check } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { startChecking } from './security/security.passkeys.ts'

export default handle(start_passkey_check, async (_input, { tx, member, platform }) => ({
  data: await startChecking(tx, platform.site, { purpose: 'check', member: member.id }),
}))
