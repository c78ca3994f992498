import { unblock } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockPair, removeBlock } from './people.queries.ts'

/** Of a member who is not blocked it changes nothing, hidden or not: a second click must not tell which. */
export default handle(
  unblock,
  async ({ blocked_user_id: other }, { tx, member, refuse, recheck, hintOnly }) => {
    await lockPair(tx, member.id, other)
    const { there, removed } = await removeBlock(tx, member.id, other)
    if (!there) refuse('member_not_found')
    hintOnly(removed ? [member.id, other] : [])
    if (removed) await recheck({ members: [member.id, other] })
    return {}
  },
)
