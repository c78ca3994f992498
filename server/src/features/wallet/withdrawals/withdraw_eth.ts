import { withdraw_eth } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkFigure, fromLedger, ledgerKey, unitsIn } from '../payment-checks.ts'
import { beginWithdrawal, withdraw, withdrawnAgain } from './withdraw.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

export default handle(withdraw_eth, {
  async before(input, context) {
    const units = unitsIn(input.amount, 'ETH', 'amount')
    const begun = await beginWithdrawal(context, { ...input, currency: 'ETH', units })
    checkFigure(input.eth_recieved, units - begun.fee, 'ETH')
    return begun
  },

  again: fromLedger(withdraw_eth, ({ amount }) => unitsIn(amount, 'ETH', 'amount'), withdrawnAgain),

  async run({ idempotency_key }, context) {
    const { row } = await withdraw(context, context.before, ledgerKey('withdraw_eth', idempotency_key))
    return { recdata: withdrawalShape(row, context.platform.chains, context.language) }
  },
})
