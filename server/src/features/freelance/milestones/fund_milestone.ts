import { fund_milestone } from '@commons/contract/freelance/milestones.ts'
import { priceText } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkFigure, ledgerKey, requireVerified, spendQuote } from '../../wallet/public.ts'
import { begin } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { hold } from './milestones.money.ts'
import { type Promised, requirePromise, requireRate, tokensFor } from './milestones.price.ts'
import { isLeaving } from './milestones.writing.queries.ts'

export default handle(fund_milestone, {
  async before({ quote_id }, { db, member, platform }): Promise<Promised> {
    await requireVerified(db, member.id)
    if (quote_id !== undefined) return requirePromise(db, member.id, { id: quote_id, side: 'milestone' })
    return { rate: await requireRate(db, platform) }
  },

  again: ledgerAgain(fund_milestone, async ({ milestone_id }) => milestone_id),

  async run({ milestone_id: id, amount, quote_id, idempotency_key }, context) {
    const {
      tx,
      member,
      refuse,
      before: { rate, units: promised },
    } = context
    const { milestone, byClient, at } = await begin(context, id, 'fund')
    if (await isLeaving(tx, milestone.freelancer)) return refuse('party_away')
    const units = tokensFor(milestone.price, rate)
    for (const figure of [promised, amount]) checkFigure(figure, units, 'FCELL')
    if (quote_id !== undefined && !(await spendQuote(tx, member.id, quote_id))) return refuse('quote_expired')
    const key = ledgerKey(fund_milestone.name, idempotency_key)
    await hold(context, milestone, { units, rate: priceText(rate), member: member.id, byClient, key, at })
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
