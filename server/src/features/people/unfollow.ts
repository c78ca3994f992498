import { unfollow } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { findRelation, lockPair, removeFollow } from './people.queries.ts'
import { relationAgain } from './people.again.ts'
import { relationShape } from './people.shape.ts'

export default handle(unfollow, {
  again: relationAgain,
  run: async ({ following_id: other }, { tx, member, refuse, recheck, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    await lockPair(tx, member.id, other)
    const ended = await removeFollow(tx, member.id, other)
    const relation = (await findRelation(tx, member.id, other)) ?? refuse('member_not_found')
    hintOnly(ended ? [member.id, other] : [])
    if (ended) await recheck({ members: [member.id, other] })
    return { recdata: relationShape(relation) }
  },
})
