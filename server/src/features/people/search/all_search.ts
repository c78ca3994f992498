import { all_search } from '@commons/contract/people-search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { readAsked } from '../../../search/asked.ts'
import { findEverything } from './all_search.queries.ts'

export default handle(all_search, async ({ search }, { db, member, viewer, platform }) => {
  const { searchKinds: kinds } = platform
  const found = await findEverything(db, kinds, member.id, readAsked(search))
  return { recdata: kinds.flatMap((kind) => kind.shape(found.get(kind) ?? [], viewer)) }
})
