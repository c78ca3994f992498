import { withdrawal_list } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listWithdrawals } from './withdrawals.queries.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

export default handle(withdrawal_list, async ({ currency }, { db, member, language, page, platform }) => {
  const rows = await listWithdrawals(db, member.id, currency, page)
  return {
    recdata: rows.map((row) => withdrawalShape(row, platform.chains, language)),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
