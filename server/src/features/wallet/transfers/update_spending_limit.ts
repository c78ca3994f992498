import { decimalText } from '@commons/contract/shared/units.ts'
import { update_spending_limit } from '@commons/contract/wallet/transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginStepUp, finishStepUp } from '../../accounts/public.ts'
import { unitsIn } from '../payment-checks.ts'
import { getSpendingLimit, setSpendingLimit } from './transfers.queries.ts'

export default handle(update_spending_limit, {
  async before(input, context) {
    const { currency, amount } = input
    const limit = amount === null ? null : unitsIn(amount, currency, 'amount')
    const current = await getSpendingLimit(context.db, context.member.id, currency)
    const isLower = limit !== null && (current === null || limit <= current)
    return { limit, stepUp: isLower ? undefined : await beginStepUp(context, input) }
  },

  async run({ currency }, context) {
    const { tx, member, before } = context
    if (before.stepUp) await finishStepUp(context, before.stepUp)
    await setSpendingLimit(tx, member.id, currency, before.limit)
    return {
      recdata: { currency, daily_limit: before.limit === null ? null : decimalText(before.limit, currency) },
    }
  },
})
