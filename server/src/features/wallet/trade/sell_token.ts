import { sell_token } from '@commons/contract/wallet/trade.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkFigure, fromLedger, ledgerKey, unitsIn } from '../payment-checks.ts'
import { beginTrade, settleTrade, tradeShape } from './trade.ts'

export default handle(sell_token, {
  async before(input, context) {
    const trade = await beginTrade(context, 'sell', input)
    // Selling is free.
    checkFigure(input.fees, 0n, 'ETH')
    checkFigure(input.ether, trade.ether, 'ETH')
    return trade
  },

  again: fromLedger(
    sell_token,
    ({ token_value }) => unitsIn(token_value, 'FCELL', 'token_value'),
    async (receipt) => ({ recdata: tradeShape(receipt) }),
  ),

  async run({ idempotency_key }, { tx, member, before }) {
    return { recdata: await settleTrade(tx, member.id, before, ledgerKey('sell_token', idempotency_key)) }
  },
})
