import { admin_member_list } from '@commons/contract/staff/staff.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listMembers } from './staff.members.queries.ts'
import { memberLine } from './staff.shape.ts'

export default handle(admin_member_list, async ({ search = '', state, role }, { db, page, member }) => {
  // Moderators decide about what members write and do; who they are elsewhere is not theirs to know.
  const seesAddresses = member.role !== 'moderator'
  const rows = await listMembers(
    db,
    { search, byAddress: seesAddresses, state: state || undefined, role: role || undefined },
    page,
  )
  return {
    recdata: rows.map((row) => ({ ...memberLine(row), ...(!seesAddresses && { email: null }) })),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
