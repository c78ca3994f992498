import { decimalText, type Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans } from '@lingui/react/macro'
import { currentLanguage } from '../../../locales/language.ts'
import { balanceAfter } from '../../../money/after.ts'
import { feeOf } from '../../../money/fees.ts'
import { amountText } from '../../../money/shown-amount.ts'
import type { Sum } from '../../../money/Sums.tsx'
import { worthInEth } from '../../../money/worth.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { holdingOf } from '../../../money/use-wallet.ts'

export interface WithdrawalFigures {
  amount: string
  fee: string
  net: string
  after: string
  /** The value in ETH of the amount, the fee and what is received, for withdrawals of tokens. */
  worth: { amount: string; fee: string; net: string } | undefined
}

/** Returns the figures of a withdrawal, or why it is not possible; undefined if no amount is typed. */
export function figuresOf(
  text: string,
  currency: Currency,
  wallet: WalletBalance,
): WithdrawalFigures | 'too_much' | 'too_little' | undefined {
  const typed = typedAmount(text, currency)
  if (typed.state !== 'amount') return undefined
  const after = balanceAfter(holdingOf(wallet, currency)?.balance ?? '0', typed.units, currency)
  if (after === undefined) return 'too_much'
  const fee = feeOf(typed.units, wallet.withdraw_fee_percent)
  if (fee >= typed.units) return 'too_little'
  const price = wallet.fcell_eth_value
  return {
    amount: decimalText(typed.units, currency),
    fee: decimalText(fee, currency),
    net: decimalText(typed.units - fee, currency),
    after,
    worth:
      currency === 'FCELL' && price !== null
        ? {
            amount: worthInEth(typed.units, price),
            fee: worthInEth(fee, price),
            net: worthInEth(typed.units - fee, price),
          }
        : undefined,
  }
}

/** Returns the figures as rows. */
export function withdrawalSums(
  { fee, net, after, worth }: WithdrawalFigures,
  currency: Currency,
  feePercent: string,
): Sum[] {
  const percent = amountText(feePercent, { language: currentLanguage(), full: true })
  return [
    { name: 'fee', label: <Trans>Fee ({percent} %)</Trans>, amount: fee, currency },
    { name: 'net', label: <Trans>You receive</Trans>, amount: net, currency },
    ...(worth
      ? [{ name: 'worth', label: <Trans>Worth now</Trans>, amount: worth.net, currency: 'ETH' as const }]
      : []),
    { name: 'after', label: <Trans>Balance after</Trans>, amount: after, currency },
  ]
}
