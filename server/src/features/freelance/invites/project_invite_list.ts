import { project_invite_list } from '@commons/contract/freelance/invites.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listInvites } from './invites.queries.ts'
import { inviteShape } from './invites.shape.ts'

export default handle(
  project_invite_list,
  async ({ role, search = '' }, { db, member, viewer, page: { before, limit, offset } }) => {
    const rows = await listInvites[role || 'freelancer'](db, member.id, before, limit, offset, search)
    const cursors = rows.map(({ invite_id }) => invite_id)
    return { response: rows.map((row) => inviteShape(row, viewer)), ...nextOf(cursors, { limit }) }
  },
)
