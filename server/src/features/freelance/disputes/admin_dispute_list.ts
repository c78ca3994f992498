import { admin_dispute_list } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { earliestCursor, nextOf } from '../../../platform/call/page.ts'
import { findDisputeCase, listDisputeCases } from './disputes.queries.ts'
import { caseShape } from './disputes.shape.ts'

export default handle(
  admin_dispute_list,
  async ({ tab: asked, dispute_id }, { db, member, viewer, page: { before, limit, offset } }) => {
    if (dispute_id !== undefined) {
      const found = await findDisputeCase(db, member.id, dispute_id)
      return { recdata: found.map((row) => caseShape(row, viewer)) }
    }
    const tab = asked || 'to_decide'
    const rows = await listDisputeCases[tab](db, member.id, before, limit, offset)
    const cursors = rows.map(({ id }) => (tab === 'settled' ? id : earliestCursor(id)))
    return { recdata: rows.map((row) => caseShape(row, viewer)), ...nextOf(cursors, { limit }) }
  },
)
