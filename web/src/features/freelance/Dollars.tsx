import type { Job } from '@commons/contract/freelance/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fiatText } from '../../money/shown-amount.ts'
import classes from './Dollars.module.css'

/** An amount in US dollars. Prices of jobs and bids aren't the member's money, so hiding amounts hides none. */
export function Dollars({ amount }: { amount: string }) {
  const { i18n } = useLingui()
  return <span className={classes.figure}>{fiatText(amount, 'USD', i18n.locale)}</span>
}

const whole = (language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })

/** Returns a whole amount as people write it. */
export const wholeDollars = (amount: string, language: string): string =>
  whole(language).format(BigInt(amount))

/** Returns a budget such as `200-300` as people write it. */
export function rangeText(range: string, language: string): string {
  const [from = '0', to = from] = range.split('-')
  return whole(language).formatRange(BigInt(from), BigInt(to))
}

/** What a job pays: its budget, and whether that is an hour's. */
export function Budget({ of: { cost_estimation, pay_by } }: { of: Pick<Job, 'cost_estimation' | 'pay_by'> }) {
  const { i18n } = useLingui()
  const range = <span className={classes.figure}>{rangeText(cost_estimation, i18n.locale)}</span>
  return pay_by === 'hourly' ? <Trans>{range} an hour</Trans> : <Trans>{range} fixed price</Trans>
}
