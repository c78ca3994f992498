import type { Traffic } from '@commons/contract/insights.ts'
import { mostNewFollowers } from '@commons/contract/shared/insights.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import classes from './Totals.module.css'

function Total({
  name,
  count,
  change,
  children,
}: {
  name: ReactNode
  count: string
  /** In percent; null if the period before had none. */
  change: number | null
  children: ReactNode
}) {
  const { i18n } = useLingui()
  const direction = change === null ? undefined : Math.sign(change)
  const Arrow = direction === 1 ? IconArrowUpRight : direction === -1 ? IconArrowDownRight : IconArrowRight
  return (
    <div className={classes.total}>
      <dt dir="auto" className={classes.name}>
        {name}
      </dt>
      <dd className={classes.figure}>
        <span className={classes.count}>{count}</span>
        {change !== null && (
          <span
            className={clsx(classes.change, direction === 1 && classes.up, direction === -1 && classes.down)}
          >
            <Arrow size={18} aria-hidden="true" />
            {i18n.number(change / 100, { style: 'percent', signDisplay: 'exceptZero' })}
          </span>
        )}
      </dd>
      <dd className={classes.before}>{children}</dd>
    </div>
  )
}

const changeOf = (count: number, before: number) =>
  before === 0 ? null : Math.round(((count - before) / before) * 100)

/** The period's total and new followers, compared with the period before. */
export function Totals({ traffic, name }: { traffic: Traffic; name: string }) {
  const { i18n } = useLingui()
  const { days, total, total_before, change, new_followers, new_followers_before } = traffic
  const number = (count: number) => i18n.number(count)
  // The server stops counting there.
  const most = (count: number) => (count >= mostNewFollowers ? `${number(count)}+` : number(count))
  const before = (count: string) =>
    days === 1 ? (
      <Trans>{count} yesterday until this hour</Trans>
    ) : (
      <Trans>
        {count} in the {days} days before
      </Trans>
    )
  return (
    <Card as="div">
      <dl className={classes.totals}>
        <Total name={name} count={number(total)} change={change}>
          {before(number(total_before))}
        </Total>
        <Total
          name={<Trans>New followers</Trans>}
          count={most(new_followers)}
          change={
            Math.max(new_followers, new_followers_before) >= mostNewFollowers
              ? null
              : changeOf(new_followers, new_followers_before)
          }
        >
          {before(most(new_followers_before))}
        </Total>
      </dl>
    </Card>
  )
}
