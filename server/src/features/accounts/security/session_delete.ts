import { session_delete } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endSession } from '../accounts.queries.ts'

export default handle(session_delete, async ({ session_id }, { tx, member, session, refuse, tellEnded }) => {
  if (!(await endSession(tx, member.id, session_id, 'revoked'))) refuse('session_not_found')
  await tellEnded([{ id: session_id, reason: 'revoked' }])
  if (session_id === member.sessionId) session.end()
  return {}
})
