import type { Traffic } from '@commons/contract/insights.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from './FigureTable.module.css'
import { momentName } from './moments.ts'

/** The figures as words, latest first: what the chart shows, for everybody. */
export function FigureTable({
  traffic: { series, unit, days },
  name,
  labelledBy,
}: {
  traffic: Traffic
  name: string
  labelledBy: string
}) {
  const { i18n } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{unit === 'hour' ? <Trans>Hour</Trans> : <Trans>Day</Trans>}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ at, count }) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at}>{momentName(at, unit, days > 90)}</time>
              </th>
              <td>{i18n.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
