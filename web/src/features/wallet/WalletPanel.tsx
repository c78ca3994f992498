import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { useSuspension } from '../../api/use-suspension.ts'
import { holdingOf } from '../../money/use-wallet.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { Deposits } from './deposits/Deposits.tsx'
import { RateCard } from './rates/RateCard.tsx'
import { TipsCard } from './tips/TipsCard.tsx'
import { Transactions } from './transactions/Transactions.tsx'
import classes from './WalletPage.module.css'
import { Withdrawals } from './withdraw/Withdrawals.tsx'

/** Everything about one currency. */
export function WalletPanel({ wallet, currency }: { wallet: WalletBalance; currency: Currency }) {
  const holding = holdingOf(wallet, currency)
  const isSuspended = useSuspension() !== undefined
  if (!holding) return null
  return (
    <>
      <BalanceCard wallet={wallet} holding={holding} />
      <Transactions currency={currency} />
      <BalanceChart currency={currency} />
      {!isSuspended && <RateCard currency={currency} />}
      <div className={classes.columns}>
        {holding.is_connected === 1 && <Deposits currency={currency} />}
        <Withdrawals currency={currency} />
        {currency === 'FCELL' && !isSuspended && <TipsCard />}
      </div>
    </>
  )
}
