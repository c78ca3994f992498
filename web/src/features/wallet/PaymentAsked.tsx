import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Sums } from '../../money/Sums.tsx'
import classes from './WalletDialog.module.css'

interface PaymentAskedProps {
  currency: Currency
  /** The balance after the payment. */
  after: string
  /** Says what goes to whom. */
  children: ReactNode
}

/** The payment that a confirmation asks about. */
export function PaymentAsked({ currency, after, children }: PaymentAskedProps) {
  return (
    <div className={classes.asked}>
      {children}
      <Sums
        sums={[
          { name: 'fee', label: <Trans>Fee</Trans>, amount: '0', currency },
          { name: 'after', label: <Trans>Balance after</Trans>, amount: after, currency },
        ]}
      />
    </div>
  )
}
