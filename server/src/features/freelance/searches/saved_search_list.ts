import { saved_search_list } from '@commons/contract/freelance/searches.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listSearches } from './searches.queries.ts'
import { savedSearchShape } from './searches.shape.ts'

export default handle(saved_search_list, async (_input, { db, member }) => ({
  response: (await listSearches(db, member.id)).map(savedSearchShape),
}))
