import { withdraw_token } from '@commons/contract/wallet-withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { worth } from '../wallet.money.ts'
import { checkFigure, fromLedger, ledgerKey, unitsIn } from '../wallet.moving.ts'
import { getRates } from '../wallet.rates.ts'
import { beginWithdrawal, withdraw, withdrawnAgain } from './withdraw.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

export default handle(withdraw_token, {
  async before(input, context) {
    const units = unitsIn(input.fcell, 'FCELL', 'fcell')
    const begun = await beginWithdrawal(context, { ...input, currency: 'FCELL', units })
    const { token } = await getRates(context.db, context.platform.config.RATE_MAX_AGE_HOURS)
    if (token !== undefined) {
      checkFigure(input.ether, worth(begun.fee, 'FCELL', token, 18), 'ETH')
      checkFigure(input.currency_value_withdraw, worth(units, 'FCELL', token, 18), 'ETH')
    }
    return begun
  },

  again: fromLedger(withdraw_token, ({ fcell }) => unitsIn(fcell, 'FCELL', 'fcell'), withdrawnAgain),

  async run({ idempotency_key }, context) {
    const { row } = await withdraw(context, context.before, ledgerKey('withdraw_token', idempotency_key))
    return { recdata: withdrawalShape(row) }
  },
})
