import { update_session_setting } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endSessions, lockMember, setAccount } from '../accounts.queries.ts'

export default handle(update_session_setting, async ({ several_devices }, { tx, member, tellEnded }) => {
  await lockMember(tx, member.id)
  await setAccount(tx, member.id, { several_devices: several_devices === 1 })
  if (several_devices === 0) await tellEnded(await endSessions(tx, member.id, 'revoked', member.sessionId))
  return {}
})
