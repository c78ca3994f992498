import { recurring_payment_list } from '@commons/contract/plans/plans.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { findMembership, getPrices, planOf } from './plans.queries.ts'
import { nextCharge, planName, tokens } from './plans.shape.ts'

export default handle(recurring_payment_list, async (_input, { db, member, language }) => {
  const row = await findMembership(db, member.id)
  if (!row?.renews) return { recdata: [] }
  const plan = planOf(row.next_plan_id ?? row.plan_id)
  return {
    recdata: [
      {
        recurring_payment_id: row.id,
        name: planName(language, plan),
        duration: row.next_period ?? row.period,
        amount: tokens(nextCharge(row, await getPrices(db))),
        next_at: row.ends_at.toISOString(),
        is_trial: flag(row.is_trial),
      },
    ],
  }
})
