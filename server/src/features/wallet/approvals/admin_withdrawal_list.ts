import { admin_withdrawal_list } from '@commons/contract/wallet/approvals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { countToApprove, cursorOf, listCases } from './approvals.queries.ts'
import { caseShape } from './approvals.shape.ts'

export default handle(
  admin_withdrawal_list,
  async ({ tab: asked }, { db, member, language, page, platform }) => {
    const tab = asked || 'to_approve'
    const [rows, count] = await Promise.all([listCases(db, tab, page), countToApprove(db)])
    return {
      recdata: rows.map((row) => caseShape(row, { reader: member.id, chains: platform.chains, language })),
      to_approve: count,
      ...nextOf(
        rows.map((row) => cursorOf(tab, row)),
        page,
      ),
    }
  },
)
