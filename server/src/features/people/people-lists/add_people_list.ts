import { add_people_list } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPair } from '../people.queries.ts'
import { addList, lockPeopleLists, putOnList } from './people-lists.queries.ts'

export default handle(
  add_people_list,
  async ({ name, emoji = '', member_id: other }, { tx, member, refuse, hintOnly }) => {
    if (other === member.id) refuse('not_oneself')
    if (other !== undefined) await lockPair(tx, member.id, other)
    await lockPeopleLists(tx, member.id)
    const list_id = (await addList(tx, member.id, { name, emoji })) ?? refuse('too_many_people_lists')
    if (other !== undefined && (await putOnList(tx, { member: member.id, list: list_id, other })) === 'none')
      refuse('member_not_found')
    hintOnly([member.id])
    return { recdata: { list_id } }
  },
)
