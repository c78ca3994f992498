import { search_user } from '@commons/contract/people/search.ts'
import { handle } from '../../../platform/call/handle.ts'
import { searchMembers } from '../people.search.queries.ts'
import { foundShape } from '../people.search.ts'

export default handle(search_user, async ({ name }, { db, member, viewer }) => {
  const rows = await searchMembers(db, member.id, name)
  return { users: rows.map((row) => foundShape(row, viewer)) }
})
