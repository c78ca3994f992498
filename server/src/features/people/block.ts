import { block } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { addBlock, lockPair, removeFollow } from './people.queries.ts'

/**
 * Somebody who blocked the caller can be blocked, too: or who blocks first could come back at will and
 * find no block in their way. That must not tell who they are, so an id that is nobody's is answered the same.
 */
export default handle(
  block,
  async ({ blocked_user_id: other }, { tx, member, refuse, recheck, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    await lockPair(tx, member.id, other)
    const added = await addBlock(tx, member.id, other)
    await removeFollow(tx, member.id, other)
    await removeFollow(tx, other, member.id)
    hintOnly(added ? [member.id, other] : [])
    if (added) await recheck({ members: [member.id, other] })
    return {}
  },
)
