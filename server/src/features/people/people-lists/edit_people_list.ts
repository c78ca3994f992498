import { edit_people_list } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setList } from './people-lists.queries.ts'

export default handle(
  edit_people_list,
  async ({ list_id: list, name, emoji = '' }, { tx, member, refuse, hintOnly }) => {
    if (!(await setList(tx, member.id, { list, name, emoji }))) refuse('people_list_not_found')
    hintOnly([member.id])
    return {}
  },
)
