import { user_search } from '@commons/contract/people/search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { searchMembers } from '../people.search.queries.ts'
import { foundShape } from '../people.search.ts'

export default handle(user_search, async ({ search }, { db, member, viewer }) => {
  const rows = await searchMembers(db, member.id, search)
  return { users: rows.map((row) => foundShape(row, viewer)) }
})
