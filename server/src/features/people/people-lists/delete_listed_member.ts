import { delete_listed_member } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isOwnList, takeOffList } from './people-lists.queries.ts'

export default handle(
  delete_listed_member,
  async ({ list_id, member_id }, { tx, member, refuse, hintOnly }) => {
    if (!(await isOwnList(tx, member.id, list_id))) refuse('people_list_not_found')
    await takeOffList(tx, list_id, member_id)
    hintOnly([member.id])
    return {}
  },
)
