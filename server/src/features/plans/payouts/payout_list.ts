import { payout_list } from '@commons/contract/plans/payouts.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listPayouts } from './payouts.queries.ts'

export default handle(payout_list, async (_input, { db, member, page }) => {
  const rows = await listPayouts(db, member.id, page.before, page.limit, page.offset)
  return {
    recdata: rows.map(({ id, paid_at, earned_until, tokens, currency, units, price, transaction_id }) => ({
      payout_id: id,
      paid_at: paid_at.toISOString(),
      earned_until: earned_until.toISOString(),
      tokens: decimalText(BigInt(tokens), 'FCELL'),
      currency,
      amount: decimalText(BigInt(units), currency),
      rate: price,
      trx_number: transaction_id,
    })),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
