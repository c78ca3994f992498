import { follow } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { addFollow, findRelation, lockPair } from './people.queries.ts'
import { relationAgain } from './people.again.ts'
import { relationShape } from './people.shape.ts'

export default handle(follow, {
  again: relationAgain,
  run: async ({ following_id: other }, { tx, member, refuse, emit, recheck, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    await lockPair(tx, member.id, other)
    const isNew = await addFollow(tx, member.id, other)
    const relation = (await findRelation(tx, member.id, other)) ?? refuse('member_not_found')
    // A famous member's followers aren't told: they get the new count when they next read the card.
    hintOnly(isNew ? [member.id, other] : [])
    if (isNew) {
      await recheck({ members: [member.id, other] })
      emit('member.followed', { member: other, by: member.id })
    }
    return { recdata: relationShape(relation) }
  },
})
