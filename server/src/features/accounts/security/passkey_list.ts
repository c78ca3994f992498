import { passkey_list } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listPasskeys } from './security.factors.queries.ts'
import { passkey } from '../accounts.shape.ts'

export default handle(passkey_list, async (_input, { db, member }) => {
  const passkeys = await listPasskeys(db, member.id)
  return { recdata: passkeys.map(passkey) }
})
