import { delete_saved_search } from '@commons/contract/freelance/searches.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeSearch } from './searches.queries.ts'

export default handle(delete_saved_search, async ({ saved_search_id }, { tx, member, refuse, hintOnly }) => {
  if (!(await removeSearch(tx, member.id, saved_search_id))) return refuse('saved_search_not_found')
  hintOnly([member.id])
  return {}
})
