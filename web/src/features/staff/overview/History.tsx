import { type HealthPeriod, healthPeriods, type HealthSample } from '@commons/contract/staff/running.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Chart } from '../../../ui/chart/Chart.tsx'
import chart from '../../../ui/chart/ChartCard.module.css'
import { FigureTable } from '../../../ui/chart/FigureTable.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { space } from '../frame/space.ts'
import classes from './History.module.css'

interface Plotted {
  readonly key: string
  readonly name: string
  readonly of: (sample: HealthSample) => number
  readonly part?: (sample: HealthSample) => number
  /** Whether the part is a worry. */
  readonly isWorry?: boolean
  readonly show: (sample: HealthSample) => ReactNode
  readonly markOf?: (mark: number) => string
}

/** How this installation was in the last day, week or month, as plots and as a table. */
export function History() {
  const { t, i18n } = useLingui()
  const id = useId()
  const [period, setPeriod] = useState<HealthPeriod>('day')
  const [isTable, setTable] = useState(false)
  const read = useRead('health_history', { period }, { isFilter: true })
  const names = {
    day: t({ message: 'Day', context: 'period' }),
    week: t({ message: 'Week', context: 'period' }),
    month: t({ message: 'Month', context: 'period' }),
  }
  const nameOf = (at: string) =>
    i18n.date(
      at,
      period === 'day'
        ? { hour: 'numeric', minute: '2-digit' }
        : period === 'week'
          ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
          : { day: 'numeric', month: 'short' },
    )
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 })
  const time = (ms: number | null) => (ms === null ? '–' : t`${number(ms)} ms`)
  const level = (
    key: 'jobs_waiting' | 'mails_waiting' | 'sockets' | 'members_active' | 'connections',
    name: string,
  ): Plotted => ({ key, name, of: (sample) => sample[key], show: (sample) => number(sample[key]) })
  const plots: readonly Plotted[] = [
    {
      key: 'requests',
      name: t`Requests a minute, errors among them`,
      of: ({ requests }) => requests,
      part: ({ errors }) => errors,
      isWorry: true,
      show: ({ requests, errors }) => `${number(requests)} · ${number(errors)}`,
    },
    {
      key: 'times',
      name: t`Answered within, 95% and 50% of requests`,
      of: ({ p95_ms }) => p95_ms ?? 0,
      part: ({ p50_ms }) => p50_ms ?? 0,
      show: ({ p95_ms, p50_ms }) => `${time(p95_ms)} · ${time(p50_ms)}`,
      markOf: (mark) => time(mark),
    },
    level('members_active', t`Members active within an hour`),
    level('sockets', t`Open windows`),
    level('jobs_waiting', t`Jobs waiting`),
    level('mails_waiting', t`Mails waiting`),
    level('connections', t`Database connections in use`),
    {
      key: 'database_bytes',
      name: t`Size of the database`,
      of: ({ database_bytes }) => database_bytes,
      show: ({ database_bytes }) => space(i18n, database_bytes),
      markOf: (mark) => space(i18n, mark),
    },
  ]
  return (
    <Card className={classes.card} aria-labelledby={id}>
      <div className={chart.head}>
        <h2 id={id} className={chart.heading}>
          <Trans>Over time</Trans>
        </h2>
        <SegmentedChoice
          label={t`Period`}
          value={period}
          options={healthPeriods.map((value) => ({ value, label: names[value] }))}
          onChange={setPeriod}
        />
      </div>
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No figures yet</Trans>}
              hint={<Trans>The first ones are here in a minute or two.</Trans>}
            />
          ) : (
            <>
              <div className={classes.plots}>
                {plots.map(({ key, name, of, part, isWorry, show, markOf }) => {
                  const last = recdata.at(-1)
                  return (
                    <section key={key} aria-labelledby={`${id}${key}`} data-worry={isWorry || undefined}>
                      <h3 dir="auto" id={`${id}${key}`} className={classes.name}>
                        {name}
                      </h3>
                      <p className={classes.value}>{last && show(last)}</p>
                      <Chart
                        look="steps"
                        values={recdata.map(of)}
                        {...(part && { part: recdata.map(part) })}
                        nameOf={(place) => nameOf(recdata[place]?.at ?? '')}
                        renderTip={(place) => {
                          const sample = recdata[place]
                          return (
                            sample && (
                              <>
                                <strong>{show(sample)}</strong> {nameOf(sample.at)}
                              </>
                            )
                          )
                        }}
                        {...(markOf && { markOf })}
                      />
                    </section>
                  )
                })}
              </div>
              <details onToggle={({ currentTarget }) => setTable(currentTarget.open)}>
                <summary>
                  <Trans>As a table</Trans>
                </summary>
                {isTable && (
                  <FigureTable
                    of={<Trans>From</Trans>}
                    counted={plots.map(({ name }) => name)}
                    rows={recdata.toReversed().map((sample) => ({
                      at: sample.at,
                      name: i18n.date(sample.at, { dateStyle: 'short', timeStyle: 'short' }),
                      figures: plots.map(({ show }) => show(sample)),
                    }))}
                    labelledBy={id}
                  />
                )}
              </details>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
