import { update_passkey } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setPasskeyName } from './security.factors.queries.ts'

export default handle(update_passkey, async ({ passkey_id, name }, { tx, member, refuse }) => {
  if (!(await setPasskeyName(tx, member.id, passkey_id, name))) refuse('passkey_not_found')
  return {}
})
