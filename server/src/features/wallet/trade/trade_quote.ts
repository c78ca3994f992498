import { decimalText } from '@commons/contract/shared/units.ts'
import { quoteSeconds, trade_quote } from '@commons/contract/wallet/trade.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { now } from '../../../platform/clock.ts'
import { priceText } from '../../../ledger/money.ts'
import { unitsIn } from '../payment-checks.ts'
import { requirePrice, valueOf } from './trade.ts'
import { addQuote } from './trade.queries.ts'

export default handle(trade_quote, async ({ side, token_value }, { tx, member, platform, refuse }) => {
  const units = unitsIn(token_value, 'FCELL', 'token_value')
  const price = await requirePrice(tx, platform)
  if (await isMoneyStopped(tx)) refuse('money_stopped')
  const { id, expires_at } = await addQuote(tx, member.id, {
    side,
    units: String(units),
    price: priceText(price),
    expires_at: new Date(now().getTime() + quoteSeconds * 1_000),
  })
  return {
    recdata: {
      quote_id: id,
      token_value: decimalText(units, 'FCELL'),
      currency_value: decimalText(valueOf(side, units, price), 'ETH'),
      price: priceText(price),
      fees: '0',
      expires_at: expires_at.toISOString(),
    },
  }
})
