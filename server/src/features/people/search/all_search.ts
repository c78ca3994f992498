import { all_search, type Found, foundLists, type SearchResult } from '@commons/contract/people/search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { readAsked } from '../../../search/asked.ts'
import { findEverything } from './all_search.queries.ts'

export default handle(all_search, async ({ search }, { db, member, viewer, platform }) => {
  const { searchKinds: kinds } = platform
  const found = await findEverything(db, kinds, member.id, readAsked(search))
  const lists: Found = {
    recdata: [],
    hashtags: [],
    groups: [],
    posts: [],
    surveys: [],
    reels: [],
    videos: [],
    projects: [],
    freelancers: [],
  }
  for (const kind of kinds.filter(({ partOf }) => !viewer.isAbsent(partOf)))
    for (const result of kind.shape(found.get(kind) ?? [], viewer))
      (lists[foundLists[result.kind]] as SearchResult[]).push(result)
  return lists
})
