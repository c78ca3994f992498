import type { Transaction } from '@commons/contract/wallet/wallet.ts'
import { useLingui } from '@lingui/react/macro'
import { Money } from '../../../money/Money.tsx'
import { openReceipt } from '../open.ts'
import classes from './Transactions.module.css'

interface Day {
  name: string
  rows: Transaction[]
}

/** Groups rows by day on the member's clock, keeping their order. */
function daysOf(rows: readonly Transaction[], nameOf: (at: Date) => string): Day[] {
  const days: Day[] = []
  for (const row of rows) {
    const name = nameOf(new Date(row.trx_date))
    const last = days.at(-1)
    if (last?.name === name) last.rows.push(row)
    else days.push({ name, rows: [row] })
  }
  return days
}

/** On phones: transactions grouped by day, each with its receipt. */
export function TransactionDays({ rows }: { rows: readonly Transaction[] }) {
  const { i18n } = useLingui()
  const days = daysOf(rows, (at) => i18n.date(at, { dateStyle: 'full' }))
  return (
    <div className={classes.days}>
      {days.map((day) => (
        <section key={day.name}>
          <h3 dir="auto" className={classes.day}>
            {day.name}
          </h3>
          <ul className={classes.rows}>
            {day.rows.map((row) => (
              <li key={`${row.trx_number} ${row.trx_amount}`}>
                <button
                  type="button"
                  className={classes.row}
                  aria-haspopup="dialog"
                  onClick={() => void openReceipt(row.trx_number, row.currency)}
                >
                  <span className={classes.what}>
                    {row.trx_type}
                    <span className={classes.other}>
                      <bdi>{row.reward_to}</bdi> · {i18n.date(new Date(row.trx_date), { timeStyle: 'short' })}
                    </span>
                  </span>
                  <Money amount={row.trx_amount} currency={row.currency} signed />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
