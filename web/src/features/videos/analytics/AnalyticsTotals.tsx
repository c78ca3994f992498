import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './Analytics.module.css'
import { changeOf } from './figures.ts'
import { lengthName } from './words.ts'

interface TotalProps {
  name: ReactNode
  figure: string
  /** In percent; null if the period before had none. */
  change: number | null
  before: string
}

function Total({ name, figure, change, before }: TotalProps) {
  const { i18n } = useLingui()
  const percent =
    change === null ? undefined : i18n.number(change / 100, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <div>
      <dt dir="auto" className={classes.name}>
        {name}
      </dt>
      <dd className={classes.count}>{figure}</dd>
      <dd className={classes.before}>
        {percent === undefined ? (
          <Trans>{before} in the period before</Trans>
        ) : (
          <Trans>
            {percent}, {before} in the period before
          </Trans>
        )}
      </dd>
    </div>
  )
}

/** A period's sums, beside those of the period before. */
export function AnalyticsTotals({ of: { total, before, video_id } }: { of: ChannelFigures }) {
  const { i18n } = useLingui()
  const signed = (count: number) => i18n.number(count, { signDisplay: 'exceptZero' })
  return (
    <Card as="div">
      <dl className={classes.totals}>
        <Total
          name={<Trans>Views</Trans>}
          figure={i18n.number(total.views)}
          change={changeOf(total.views, before.views)}
          before={i18n.number(before.views)}
        />
        <Total
          name={<Trans>Watch time</Trans>}
          figure={lengthName(i18n, total.seconds)}
          change={changeOf(total.seconds, before.seconds)}
          before={lengthName(i18n, before.seconds)}
        />
        {video_id === null && (
          <Total
            name={<Trans>Subscribers</Trans>}
            figure={signed(total.gained - total.lost)}
            change={null}
            before={signed(before.gained - before.lost)}
          />
        )}
      </dl>
    </Card>
  )
}
