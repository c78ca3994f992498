import { start_passkey_confirmation } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { startChecking } from './security/security.passkeys.ts'

export default handle(start_passkey_confirmation, async (_input, { tx, member, platform }) => ({
  data: await startChecking(tx, platform.site, { purpose: 'confirm', member: member.id }),
}))
