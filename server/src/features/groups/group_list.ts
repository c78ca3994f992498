import { group_list } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf, nextOfMoving, startOf } from '../../platform/call/page.ts'
import { type ListedRow, listGroupsOf, listOwnGroups } from './groups.queries.ts'
import { listedShape, ownGroupShape } from './groups.shape.ts'

export default handle(
  group_list,
  async ({ view_user_id, search = '', sort = 'joined' }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset } = page
    const owner = view_user_id ?? member.id
    if (owner === member.id) {
      // Something happens in groups while the list is read; when they were joined doesn't change.
      const { at, id, shown = null } = sort === 'active' ? startOf(before) : { ...before, shown: null }
      const own = await listOwnGroups[sort](db, member.id, search, at, id, shown, limit, offset)
      const next = sort === 'active' ? nextOfMoving(own, page) : nextOf(own, page)
      return { recdata: own.map((row) => ownGroupShape(row, viewer)), ...next }
    }
    const rows = await listGroupsOf(db, member.id, owner, search, before.at, before.id, limit, offset)
    const { may } = rows[0] ?? refuse('member_not_found')
    if (!may) refuse('not_following')
    const groups = rows.filter((row): row is ListedRow & { may: boolean } => row.id !== null)
    const nothingNew = { last_activity_at: null, new_post_count: 0 }
    return {
      recdata: groups.map((row) => ({ ...listedShape(row, viewer), ...nothingNew })),
      ...nextOf(groups, page),
    }
  },
)
