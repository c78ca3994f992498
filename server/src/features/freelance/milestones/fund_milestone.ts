import { fund_milestone } from '@commons/contract/freelance/milestones.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { parsePrice, type Price, priceText } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { checkFigure, findQuote, ledgerKey, requireVerified, spendQuote } from '../../wallet/public.ts'
import { begin } from './milestones.acting.ts'
import { ledgerAgain, movedAgain } from './milestones.again.ts'
import { hold } from './milestones.money.ts'
import { requireRate, tokensFor } from './milestones.price.ts'
import { isLeaving } from './milestones.writing.queries.ts'

interface Promised {
  readonly rate: Price
  /** What a quote has promised. */
  readonly units?: string
}

async function promiseOf(db: Db, member: number, id: number): Promise<Promised> {
  const quote = await findQuote(db, member, id)
  const rate = quote && parsePrice(quote.price)
  if (!rate || quote.side !== 'milestone' || quote.expires_at <= now()) throw new Refusal('quote_expired')
  return { rate, units: decimalText(BigInt(quote.units), 'FCELL') }
}

export default handle(fund_milestone, {
  async before({ quote_id }, { db, member, platform }): Promise<Promised> {
    await requireVerified(db, member.id)
    if (quote_id !== undefined) return promiseOf(db, member.id, quote_id)
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
