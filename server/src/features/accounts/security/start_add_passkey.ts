import { start_add_passkey } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { requirePassword } from '../accounts.confirm.ts'
import { startAdding } from './security.passkeys.ts'

export default handle(start_add_passkey, {
  before: ({ password }, context) => requirePassword(context, password),
  run: async (_input, { tx, before: account, platform }) => ({
    data: await startAdding(tx, account, platform.site),
  }),
})
