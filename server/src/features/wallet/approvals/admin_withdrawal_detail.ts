import { admin_withdrawal_detail } from '@commons/contract/wallet/approvals.ts'
import { handle } from '../../../platform/call/handle.ts'
import {
  findAccount,
  findCase,
  listIncome,
  listLogins,
  listOthers,
  listRelated,
} from './approvals.queries.ts'
import { caseShape, historyShape } from './approvals.shape.ts'

export default handle(
  admin_withdrawal_detail,
  async ({ withdrawal_id }, { db, member, language, platform, refuse }) => {
    const row = (await findCase(db, withdrawal_id)) ?? refuse('withdrawal_not_found')
    const { member_id: whose, currency } = row
    const [account, income, others, logins, related] = await Promise.all([
      findAccount(db, whose),
      listIncome(db, whose, currency),
      listOthers(db, row),
      listLogins(db, whose),
      listRelated(db, whose),
    ])
    if (!account) return refuse('withdrawal_not_found')
    const history = historyShape({ account, income, others, logins, related }, row, language)
    return {
      recdata: { ...caseShape(row, { reader: member.id, chains: platform.chains, language }), history },
    }
  },
)
