import { withdraw_eth } from '@commons/contract/wallet-withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkFigure, ledgerKey, unitsIn } from '../wallet.moving.ts'
import { beginWithdrawal, withdraw } from './withdraw.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

export default handle(withdraw_eth, {
  async before(input, context) {
    const { amount, to_wallet, eth_recieved, fees, password, code, credential } = input
    const units = unitsIn(amount, 'ETH', 'amount')
    const wanted = {
      currency: 'ETH',
      units,
      address: to_wallet,
      field: 'to_wallet',
      fees,
      password,
      code,
      credential,
    } as const
    const begun = await beginWithdrawal(context, wanted)
    checkFigure(eth_recieved, units - begun.fee, 'ETH')
    return begun
  },

  async run({ idempotency_key }, context) {
    const { row } = await withdraw(context, context.before, ledgerKey('withdraw_eth', idempotency_key))
    return { recdata: withdrawalShape(row) }
  },
})
