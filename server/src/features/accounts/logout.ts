import { logout } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { endSession, getReferralCode } from './accounts.queries.ts'

export default handle(logout, async (_input, { tx, member, session, tellEnded }) => {
  await endSession(tx, member.id, member.sessionId, 'logged_out')
  await tellEnded([{ id: member.sessionId, reason: 'logged_out' }])
  session.end()
  // A registration in this browser with the member's own link doesn't count as an invitation.
  session.keepInvitation({ code: await getReferralCode(tx, member.id), isOwn: true })
  return {}
})
