import { session_delete_all } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endLogins, lockMember } from '../accounts.queries.ts'

export default handle(session_delete_all, async (_input, { tx, member, tellEnded }) => {
  await lockMember(tx, member.id)
  await tellEnded(await endLogins(tx, member.id, 'revoked', member.sessionId))
  return {}
})
