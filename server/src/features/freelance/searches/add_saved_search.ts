import { add_saved_search } from '@commons/contract/freelance/searches.ts'
import { mostSavedSearches } from '@commons/contract/shared/saved-search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countOthers, lockSearches, setSearch } from './searches.queries.ts'
import { savedSearchShape } from './searches.shape.ts'

export default handle(
  add_saved_search,
  async ({ name, filter, is_alert = 1 }, { tx, member, refuse, hintOnly }) => {
    await lockSearches(tx, member.id)
    if ((await countOthers(tx, member.id, name)) >= mostSavedSearches)
      return refuse('too_many_saved_searches')
    const terms = {
      text: filter.search ?? '',
      skills: filter.skills ?? [],
      budget_from: filter.budget_from ?? null,
      budget_to: filter.budget_to ?? null,
      pay_by: filter.pay_by ?? null,
      client_verified: filter.client_verified === 1,
    }
    const row = await setSearch(tx, member.id, { name, terms, isAlert: is_alert === 1 })
    hintOnly([member.id])
    return { data: savedSearchShape(row) }
  },
)
