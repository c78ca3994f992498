import type { Traffic } from '@commons/contract/insights.ts'
import { useLingui } from '@lingui/react/macro'
import { Chart } from '../../ui/chart/Chart.tsx'
import { momentName } from './moments.ts'

/** A bar chart of hours or days. */
export function TrafficChart({ traffic: { series, unit, days } }: { traffic: Traffic }) {
  const { i18n } = useLingui()
  return (
    <Chart
      values={series.map(({ count }) => count)}
      nameOf={(place) => momentName(series[place]?.at ?? '', unit)}
      renderTip={(place) => (
        <>
          <strong>{i18n.number(series[place]?.count ?? 0)}</strong>{' '}
          {momentName(series[place]?.at ?? '', unit, days > 90)}
        </>
      )}
    />
  )
}
