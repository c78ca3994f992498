import { delete_people_list } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPeopleLists, removeList } from './people-lists.queries.ts'

export default handle(delete_people_list, async ({ list_id }, { tx, member, refuse, hintOnly }) => {
  await lockPeopleLists(tx, member.id)
  if (!(await removeList(tx, member.id, list_id))) refuse('people_list_not_found')
  hintOnly([member.id])
  return {}
})
