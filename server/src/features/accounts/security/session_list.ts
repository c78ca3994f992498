import { session_list } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getSessionRule, listSessions } from '../accounts.queries.ts'
import { openSession, textFlag } from '../accounts.shape.ts'

export default handle(session_list, async (_input, { db, member }) => {
  const { several_devices, asks_beside } = await getSessionRule(db, member.id)
  const sessions = await listSessions(db, member.id, member.sessionId)
  return {
    recdata: sessions.map((session) => openSession(session, member.sessionId)),
    several_devices: textFlag(several_devices),
    asks_beside: textFlag(asks_beside),
  }
})
