import type { Holding, WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useSuspension } from '../../api/use-suspension.ts'
import { Money } from '../../money/Money.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Actions } from './Actions.tsx'
import classes from './BalanceCard.module.css'
import { Equivalents } from './Equivalents.tsx'
import { isAny } from './is-any.ts'
import { openLimit } from './open.ts'
import { PledgedLine } from './PledgedLine.tsx'
import { withdrawalsId } from './withdraw/withdrawals-id.ts'

/** A balance: the amount, its value, what is held back, and the actions on it. */
export function BalanceCard({ wallet, holding }: { wallet: WalletBalance; holding: Holding }) {
  const id = useId()
  const isSuspended = useSuspension() !== undefined
  const { currency, balance, held, daily_limit, spent_today } = holding
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={classes.label}>
        <Trans>Available balance</Trans>
      </h2>
      <p className={classes.balance}>
        <Money amount={balance} currency={currency} />
      </p>
      <Equivalents holding={holding} />
      {isAny(held) && (
        <p className={classes.line}>
          <span>
            <Trans>
              <Money amount={held} currency={currency} /> held for open withdrawals
            </Trans>
          </span>
          <button
            type="button"
            onClick={() => {
              const list = document.getElementById(withdrawalsId)
              list?.scrollIntoView({ block: 'start' })
              list?.focus({ preventScroll: true })
            }}
          >
            <Trans>See withdrawals</Trans>
          </button>
        </p>
      )}
      {currency === 'FCELL' && <PledgedLine />}
      <p className={classes.line}>
        <span>
          {daily_limit === null ? (
            <Trans>No daily spending limit</Trans>
          ) : (
            <Trans>
              Daily limit: <Money amount={spent_today} currency={currency} /> of{' '}
              <Money amount={daily_limit} currency={currency} /> spent today
            </Trans>
          )}
        </span>
        {!isSuspended && (
          <button type="button" aria-haspopup="dialog" onClick={() => void openLimit(currency)}>
            {daily_limit === null ? <Trans>Set a limit</Trans> : <Trans>Change</Trans>}
          </button>
        )}
      </p>
      <Actions wallet={wallet} currency={currency} />
      {currency !== 'BTC' && !isSuspended && (
        <p className={classes.line}>
          <Link to={paths.buyEth()}>
            <Trans>How to buy ETH</Trans>
          </Link>
        </p>
      )}
    </Card>
  )
}
