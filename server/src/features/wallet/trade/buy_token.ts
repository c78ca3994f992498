import { buy_token } from '@commons/contract/wallet-trade.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../wallet.moving.ts'
import { beginTrade, settleTrade } from './trade.ts'

export default handle(buy_token, {
  before: (input, context) => beginTrade(context, 'buy', input),

  async run({ idempotency_key }, { tx, member, before }) {
    return { recdata: await settleTrade(tx, member.id, before, ledgerKey('buy_token', idempotency_key)) }
  },
})
