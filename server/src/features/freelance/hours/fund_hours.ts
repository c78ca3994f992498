import { fund_hours } from '@commons/contract/freelance/hours.ts'
import { priceText } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkFigure, ledgerKey, requireVerified, spendQuote } from '../../wallet/public.ts'
import { type Promised, requirePromise, requireRate, tokensFor } from '../milestones/milestones.price.ts'
import { isLeaving } from '../milestones/milestones.writing.queries.ts'
import { beginHours } from './hours.acting.ts'
import { ledgerHoursAgain, movedHoursAgain } from './hours.again.ts'
import { holdHours } from './hours.money.ts'

export default handle(fund_hours, {
  async before({ quote_id }, { db, member, platform }): Promise<Promised> {
    await requireVerified(db, member.id)
    if (quote_id !== undefined) return requirePromise(db, member.id, { id: quote_id, side: 'hours' })
    return { rate: await requireRate(db, platform) }
  },

  again: ledgerHoursAgain(fund_hours, ({ payment_id }) => payment_id),

  async run({ payment_id, hours: count, amount, quote_id, idempotency_key }, context) {
    const {
      tx,
      member,
      refuse,
      before: { rate, units: promised },
    } = context
    const { hours, at } = await beginHours(context, payment_id, 'client')
    if (await isLeaving(tx, hours.freelancer)) return refuse('party_away')
    const units = tokensFor(hours.price * BigInt(count), rate)
    for (const figure of [promised, amount]) checkFigure(figure, units, 'FCELL')
    if (quote_id !== undefined && !(await spendQuote(tx, member.id, quote_id))) return refuse('quote_expired')
    const key = ledgerKey(fund_hours.name, idempotency_key)
    const minutes = count * 60
    await holdHours(context, hours, { minutes, units, rate: priceText(rate), member: member.id, key, at })
    return movedHoursAgain.answer(payment_id, { ...context, db: tx })
  },
})
