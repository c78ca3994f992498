import { unblock } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockPair, removeBlock } from './people.queries.ts'

/** Of whoever is not blocked it changes nothing, hidden, absent or not: a second click must not tell which. */
export default handle(unblock, async ({ blocked_user_id: other }, { tx, member, recheck, hintOnly }) => {
  await lockPair(tx, member.id, other)
  const removed = await removeBlock(tx, member.id, other)
  hintOnly(removed ? [member.id, other] : [])
  if (removed) await recheck({ members: [member.id, other] })
  return {}
})
