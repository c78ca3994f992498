import { dispute_list } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listOwnDisputes } from './disputes.queries.ts'
import { disputeLineShape } from './disputes.shape.ts'

export default handle(
  dispute_list,
  async ({ tab }, { db, member, viewer, page: { before, limit, offset } }) => {
    const rows = await listOwnDisputes[tab || 'open'](db, member.id, before, limit, offset)
    const cursors = rows.map(({ id }) => id)
    return { response: rows.map((row) => disputeLineShape(row, viewer)), ...nextOf(cursors, { limit }) }
  },
)
