import { decimalText } from '@commons/contract/shared/units.ts'
import { withdraw_token } from '@commons/contract/wallet/withdrawals.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { worth } from '../../../ledger/money.ts'
import { checkWorth, fromLedger, isWorth, ledgerKey, unitsIn } from '../payment-checks.ts'
import { getRates } from '../wallet.rates.ts'
import { beginWithdrawal, withdraw, withdrawnAgain } from './withdraw.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

interface AtRates {
  readonly db: Db
  readonly platform: Pick<Platform, 'config'>
}

/** Returns what makes ETH of tokens by today's rate; undefined without one. */
async function inEther({ db, platform }: AtRates): Promise<(tokens: bigint) => bigint | undefined> {
  const { token } = await getRates(db, platform.config.RATE_MAX_AGE_HOURS)
  return (tokens) => (token === undefined ? undefined : worth(tokens, 'FCELL', token, 18))
}

const etherText = (units: bigint | undefined) => (units === undefined ? null : decimalText(units, 'ETH'))

const unitsOf = ({ fcell }: { readonly fcell: string }) => unitsIn(fcell, 'FCELL', 'fcell')

export default handle(withdraw_token, {
  async before(input, context) {
    const units = unitsOf(input)
    const etherOf = await inEther(context)
    // The documents' fee is in ETH, ours in tokens: both are understood.
    const isFeeInEther = (fee: bigint) => {
      const ether = etherOf(fee)
      return ether !== undefined && input.fees !== undefined && isWorth(input.fees, ether)
    }
    const begun = await beginWithdrawal(context, { ...input, currency: 'FCELL', units }, isFeeInEther)
    const [feeInEther, value] = [etherOf(begun.fee), etherOf(units)]
    if (feeInEther !== undefined) checkWorth(input.ether, feeInEther)
    if (value !== undefined) checkWorth(input.currency_value_withdraw, value)
    return { ...begun, feeInEther }
  },

  again: fromLedger(withdraw_token, unitsOf, async (receipt, context) => {
    const { recdata } = await withdrawnAgain(receipt, context)
    const etherOf = await inEther(context)
    return { recdata, fees_eth: etherText(etherOf(unitsIn(recdata.fees, 'FCELL', 'fees'))) }
  }),

  async run({ idempotency_key }, context) {
    const { before } = context
    const { row } = await withdraw(context, before, ledgerKey('withdraw_token', idempotency_key))
    return {
      recdata: withdrawalShape(row, context.platform.chains, context.language),
      fees_eth: etherText(before.feeInEther),
    }
  },
})
