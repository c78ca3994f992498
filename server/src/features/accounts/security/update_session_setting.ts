import { update_session_setting } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endLogins, lockMember, setAccount } from '../accounts.queries.ts'

export default handle(update_session_setting, async (input, { tx, member, tellEnded }) => {
  const several_devices = input.several_devices === 1
  // A browser that asks later ends nothing now.
  const asks_beside = input.asks_beside === 1
  await lockMember(tx, member.id)
  await setAccount(tx, member.id, { several_devices, asks_beside })
  if (!several_devices && !asks_beside)
    await tellEnded(await endLogins(tx, member.id, 'revoked', member.sessionId))
  return {}
})
