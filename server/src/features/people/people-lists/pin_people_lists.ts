import { pin_people_lists } from '@commons/contract/people/people-lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockPeopleLists, pinLists } from './people-lists.queries.ts'

export default handle(pin_people_lists, async ({ list_ids }, { tx, member, refuse, hintOnly }) => {
  await lockPeopleLists(tx, member.id)
  if (!(await pinLists(tx, member.id, [...new Set(list_ids)]))) refuse('people_list_not_found')
  hintOnly([member.id])
  return {}
})
