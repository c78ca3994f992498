import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useSuspension } from '../../api/use-suspension.ts'
import { useMoneyStop } from '../../money/use-money-stop.ts'
import classes from './BalanceCard.module.css'
import { openReceive, openSend, openTrade, openWithdraw } from './open.ts'

interface Action {
  name: string
  label: ReactNode
  onPress: () => unknown
  /** It moves no money, so it is never disabled. */
  isFree?: boolean
  trades?: boolean
}

function actionsOf(currency: Currency): Action[] {
  const send: Action = {
    name: 'member',
    label: <Trans>Send to a member</Trans>,
    onPress: () => openSend({ currency }),
  }
  const withdraw = { name: 'withdraw', onPress: () => openWithdraw(currency) }
  const receive = { name: 'receive', onPress: () => openReceive(currency), isFree: true }
  if (currency === 'FCELL')
    return [
      { name: 'buy', label: <Trans>Buy FCELL TOKEN</Trans>, onPress: () => openTrade('buy'), trades: true },
      { ...withdraw, label: <Trans>Withdraw FCELL TOKEN</Trans> },
      { ...receive, label: <Trans>Receive FCELL TOKEN</Trans> },
      {
        name: 'sell',
        label: <Trans>Sell FCELL TOKEN</Trans>,
        onPress: () => openTrade('sell'),
        trades: true,
      },
      send,
    ]
  return currency === 'ETH'
    ? [
        { ...withdraw, label: <Trans>Withdraw ETH</Trans> },
        { ...receive, label: <Trans>Receive ETH</Trans> },
        send,
      ]
    : [
        { ...withdraw, label: <Trans>Send BTC</Trans> },
        { ...receive, label: <Trans>Receive BTC</Trans> },
        send,
      ]
}

/** The actions on a balance. Those that are not possible now are disabled, with the reason below. */
export function Actions({ wallet, currency }: { wallet: WalletBalance; currency: Currency }) {
  const reasonId = useId()
  const isSuspended = useSuspension() !== undefined
  const stop = useMoneyStop(wallet)
  const tradeStop = useMoneyStop(wallet, { trades: true })
  // Suspended members withdraw what is theirs, and move money in no other way.
  const actions = actionsOf(currency).filter(({ name }) => !isSuspended || name === 'withdraw')
  const reason = stop ?? (currency === 'FCELL' && !isSuspended ? tradeStop : undefined)
  return (
    <>
      <div className={classes.actions}>
        {actions.map(({ name, label, onPress, isFree, trades }) => {
          const stopped = !isFree && (trades ? tradeStop : stop) !== undefined
          return (
            <Button
              key={name}
              variant={name === 'buy' ? 'filled' : 'default'}
              disabled={stopped}
              aria-haspopup="dialog"
              aria-describedby={stopped ? reasonId : undefined}
              onClick={() => void onPress()}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <p dir="auto" id={reasonId} role="status" className={reason ? classes.reason : undefined}>
        {reason}
      </p>
    </>
  )
}
