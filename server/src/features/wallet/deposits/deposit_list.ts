import { deposit_list } from '@commons/contract/wallet/deposits.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listDeposits } from './deposits.queries.ts'
import { depositShape } from './deposits.shape.ts'

export default handle(deposit_list, async ({ currency }, { db, member, page, platform }) => {
  const rows = await listDeposits(db, member.id, currency, page)
  return {
    recdata: rows.map((row) => depositShape(row, platform.chains)),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
