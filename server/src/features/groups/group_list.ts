import { group_list } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { type ListedRow, listGroupsOf } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

export default handle(
  group_list,
  async ({ view_user_id, search = '' }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset } = page
    const owner = view_user_id ?? member.id
    const rows = await listGroupsOf(db, member.id, owner, search, before.at, before.id, limit, offset)
    const { may } = rows[0] ?? refuse('member_not_found')
    if (!may) refuse('not_following')
    const groups = rows.filter((row): row is ListedRow & { may: boolean } => row.id !== null)
    return { recdata: groups.map((row) => listedShape(row, viewer)), ...nextOf(groups, page) }
  },
)
