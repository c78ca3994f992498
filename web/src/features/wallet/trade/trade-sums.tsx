import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans } from '@lingui/react/macro'
import { balanceAfter, balanceWith } from '../../../money/after.ts'
import type { Sum } from '../../../money/Sums.tsx'
import type { Quote } from './use-quote.ts'

const eth = (text: string) => unitsOf(text, 'ETH') ?? 0n
const tokens = (text: string) => unitsOf(text, 'FCELL') ?? 0n

/** Returns the ETH received for a sale. */
export const arriving = ({ currency_value, fees }: Quote): bigint => eth(currency_value) - eth(fees)

/** Returns the ETH paid for a purchase. */
export const taken = ({ currency_value, fees }: Quote): bigint => eth(currency_value) + eth(fees)

/** Returns whether the balance is enough for it. */
export function isAffordable(side: 'buy' | 'sell', quote: Quote, wallet: WalletBalance): boolean {
  return side === 'buy'
    ? taken(quote) <= eth(wallet.eth_balance)
    : tokens(quote.token_value) <= tokens(wallet.fcell_balance)
}

/** Returns price, fee, total, and both balances afterwards. */
export function tradeSums(side: 'buy' | 'sell', quote: Quote, wallet: WalletBalance): Sum[] {
  const value = tokens(quote.token_value)
  const isBuying = side === 'buy'
  const ethAfter = isBuying
    ? balanceAfter(wallet.eth_balance, taken(quote), 'ETH')
    : balanceWith(wallet.eth_balance, arriving(quote), 'ETH')
  const tokensAfter = isBuying
    ? balanceWith(wallet.fcell_balance, value, 'FCELL')
    : balanceAfter(wallet.fcell_balance, value, 'FCELL')
  return [
    { name: 'price', label: <Trans>Price of 1 token</Trans>, amount: quote.price, currency: 'ETH' },
    { name: 'fee', label: <Trans>Fee</Trans>, amount: quote.fees, currency: 'ETH' },
    {
      name: 'total',
      label: isBuying ? <Trans>You pay</Trans> : <Trans>You receive</Trans>,
      amount: decimalText(isBuying ? taken(quote) : arriving(quote), 'ETH'),
      currency: 'ETH',
    },
    ...(ethAfter === undefined
      ? []
      : [{ name: 'eth', label: <Trans>ETH after</Trans>, amount: ethAfter, currency: 'ETH' as const }]),
    ...(tokensAfter === undefined
      ? []
      : [
          {
            name: 'tokens',
            label: <Trans>Tokens after</Trans>,
            amount: tokensAfter,
            currency: 'FCELL' as const,
          },
        ]),
  ]
}
