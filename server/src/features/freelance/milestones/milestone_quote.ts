import { milestone_quote } from '@commons/contract/freelance/milestones.ts'
import { paidToBidder } from '@commons/contract/shared/bid.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { quoteSeconds } from '@commons/contract/wallet/trade.ts'
import { priceText } from '../../../ledger/money.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addQuote } from '../../wallet/public.ts'
import { begin } from './milestones.acting.ts'
import { requireRate, tokensFor } from './milestones.price.ts'
import { getSpendable } from './milestones.queries.ts'

export default handle(milestone_quote, async ({ milestone_id: id }, context) => {
  const { tx, member, platform, refuse } = context
  const { milestone, at } = await begin(context, id, 'fund')
  const rate = await requireRate(tx, platform)
  if (await isMoneyStopped(tx)) return refuse('money_stopped')
  const units = tokensFor(milestone.price, rate)
  const quote = await addQuote(tx, member.id, {
    side: 'milestone',
    units: String(units),
    price: priceText(rate),
    expires_at: new Date(at.getTime() + quoteSeconds * 1_000),
  })
  return {
    data: {
      quote_id: quote.id,
      milestone_id: id,
      amount: decimalText(milestone.price, 'USD'),
      tokens: decimalText(units, 'FCELL'),
      rate: priceText(rate),
      fee: decimalText(paidToBidder(milestone.price).fee, 'USD'),
      fcell_balance: decimalText(await getSpendable(tx, member.id), 'FCELL'),
      expires_at: quote.expires_at.toISOString(),
    },
  }
})
