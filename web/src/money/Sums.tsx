import type { Currency } from '@commons/contract/shared/units.ts'
import type { ReactNode } from 'react'
import { Money } from './Money.tsx'
import classes from './Sums.module.css'

export interface Sum {
  readonly name: string
  readonly label: ReactNode
  readonly amount: string
  readonly currency: Currency
}

/** The sums of a payment before it is made: with every decimal, and even while amounts are hidden. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={classes.sums}>
      {sums.map(({ name, label, amount, currency }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} full always />
          </dd>
        </div>
      ))}
    </dl>
  )
}
