import { hours_quote } from '@commons/contract/freelance/hours.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { quoteSeconds } from '@commons/contract/wallet/trade.ts'
import { priceText } from '../../../ledger/money.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addQuote } from '../../wallet/public.ts'
import { requireRate, tokensFor } from '../milestones/milestones.price.ts'
import { getSpendable } from '../milestones/milestones.queries.ts'
import { beginHours } from './hours.acting.ts'

export default handle(hours_quote, async ({ payment_id, hours: count }, context) => {
  const { tx, member, platform, refuse } = context
  const { hours, at } = await beginHours(context, payment_id, 'client')
  const rate = await requireRate(tx, platform)
  if (await isMoneyStopped(tx)) return refuse('money_stopped')
  const cents = hours.price * BigInt(count)
  const units = tokensFor(cents, rate)
  const quote = await addQuote(tx, member.id, {
    side: 'hours',
    units: String(units),
    price: priceText(rate),
    expires_at: new Date(at.getTime() + quoteSeconds * 1_000),
  })
  return {
    data: {
      quote_id: quote.id,
      payment_id,
      hours: count,
      amount: decimalText(cents, 'USD'),
      tokens: decimalText(units, 'FCELL'),
      rate: priceText(rate),
      fcell_balance: decimalText(await getSpendable(tx, member.id), 'FCELL'),
      expires_at: quote.expires_at.toISOString(),
    },
  }
})
