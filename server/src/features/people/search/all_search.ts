import { all_search } from '@commons/contract/people-search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { readAsked } from '../../../search/asked.ts'

export default handle(all_search, async ({ search }, { db, viewer, platform }) => {
  const asked = readAsked(search)
  const found = await Promise.all(platform.searchKinds.map((find) => find(db, asked, viewer)))
  return { recdata: found.flat() }
})
