import { block } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { addBlock, lockPair, removeFollow } from './people.queries.ts'

/**
 * Somebody who blocked the caller can be blocked, too: or who blocks first could come back at will and
 * find no block in their way. So it tells that there is such a member, which any other account sees.
 */
export default handle(
  block,
  async ({ blocked_user_id: other }, { tx, member, refuse, recheck, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    await lockPair(tx, member.id, other)
    const { there, added } = await addBlock(tx, member.id, other)
    if (!there) refuse('member_not_found')
    await removeFollow(tx, member.id, other)
    await removeFollow(tx, other, member.id)
    hintOnly(added ? [member.id, other] : [])
    if (added) await recheck({ members: [member.id, other] })
    return {}
  },
)
