import { recurring_payment_list, type RecurringPayment } from '@commons/contract/plans/plans.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { listRenewed, type RenewedRow } from '../../memberships/memberships.queries.ts'
import { renewalPrice } from '../../memberships/prices.ts'
import { handle } from '../../platform/call/handle.ts'
import type { Language } from '../../platform/language.ts'
import { getPrices, isPlan, planOf } from './plans.queries.ts'
import type { Prices } from './plans.rules.ts'
import { nextCharge, planName, tokens } from './plans.shape.ts'

export default handle(recurring_payment_list, async (_input, { db, member, language }) => {
  const [rows, prices] = await Promise.all([listRenewed(db, member.id), getPrices(db)])
  return { recdata: rows.map((row) => paymentShape(row, prices, language)) }
})

function paymentShape(row: RenewedRow, prices: Prices, language: Language): RecurringPayment {
  const { channel_id, channel_name, channel_units } = row
  const amount = isPlan(row) ? nextCharge(row, prices) : renewalPrice(row, BigInt(channel_units ?? row.price))
  return {
    recurring_payment_id: row.id,
    name: isPlan(row) ? planName(language, planOf(row.next_plan_id ?? row.plan_id)) : (channel_name ?? ''),
    channel_id,
    duration: row.next_period ?? row.period,
    amount: tokens(amount),
    next_at: row.ends_at.toISOString(),
    is_trial: flag(row.is_trial),
  }
}
