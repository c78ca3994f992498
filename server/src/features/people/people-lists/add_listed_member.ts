import { add_listed_member } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPair } from '../people.queries.ts'
import { isOwnList, lockPeopleLists, putOnList } from './people-lists.queries.ts'

export default handle(
  add_listed_member,
  async ({ list_id: list, member_id: other }, { tx, member, refuse, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    // The pair first, as blocks do, which take the two off each other's lists.
    await lockPair(tx, member.id, other)
    await lockPeopleLists(tx, member.id)
    if (!(await isOwnList(tx, member.id, list))) refuse('people_list_not_found')
    const done = await putOnList(tx, { member: member.id, list, other })
    if (done === 'none') refuse('member_not_found')
    if (done === 'full') refuse('too_many_listed')
    hintOnly([member.id])
    return {}
  },
)
