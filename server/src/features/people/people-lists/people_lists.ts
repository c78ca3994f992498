import { people_lists } from '@commons/contract/people/people-lists.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listPeopleLists } from './people-lists.queries.ts'

export default handle(people_lists, async ({ member_id }, { db, member }) => {
  const rows = await listPeopleLists(db, member.id, member_id ?? null)
  return { recdata: rows.map((row) => ({ ...row, has_member: flag(row.has_member) })) }
})
