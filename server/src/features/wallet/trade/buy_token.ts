import { buy_token } from '@commons/contract/wallet/trade.ts'
import { handle } from '../../../platform/call/handle.ts'
import { fromLedger, ledgerKey, unitsIn } from '../payment-checks.ts'
import { beginTrade, settleTrade, tradeShape } from './trade.ts'

export default handle(buy_token, {
  before: (input, context) => beginTrade(context, 'buy', input),

  again: fromLedger(
    buy_token,
    ({ token_value }) => unitsIn(token_value, 'FCELL', 'token_value'),
    async (receipt) => ({ recdata: tradeShape(receipt) }),
  ),

  async run({ idempotency_key }, { tx, member, before }) {
    return { recdata: await settleTrade(tx, member.id, before, ledgerKey('buy_token', idempotency_key)) }
  },
})
