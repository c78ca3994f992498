import type { Traffic } from '@commons/contract/insights.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import classes from '../../ui/chart/ChartCard.module.css'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { csvOf } from '@commons/contract/shared/csv.ts'
import { trafficRows } from './csv.ts'
import { momentName } from './moments.ts'
import { TrafficChart } from './TrafficChart.tsx'
import { Totals } from './Totals.tsx'
import { TopPosts } from './TopPosts.tsx'

interface FiguresProps {
  traffic: Traffic
  /** The metric's name on its tab. */
  name: string
}

/** A period's figures. */
export function Figures({ traffic, name }: FiguresProps) {
  const { t, i18n } = useLingui()
  const headingId = useId()
  const { metric, days, unit, series, total, total_before } = traffic
  const isEmpty = total === 0 && total_before === 0
  const save = () =>
    download(
      `commons-${metric}-${days}-${(series.at(-1)?.at ?? '').slice(0, 10)}.csv`,
      csvOf(trafficRows(traffic, { type: t`Type`, date: t`Date (UTC)`, post: t`Post text`, count: name })),
      'text/csv',
    )
  return (
    <>
      <Totals traffic={traffic} name={name} />
      <Card as="div">
        <div className={classes.head}>
          <h2 id={headingId} className={classes.heading}>
            {unit === 'hour' ? <Trans>{name} by hour</Trans> : <Trans>{name} by day</Trans>}
          </h2>
          {!isEmpty && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              onClick={save}
            >
              <Trans>Download CSV</Trans>
            </Button>
          )}
        </div>
        {isEmpty ? (
          <EmptyState
            title={<Trans>Nothing to count yet</Trans>}
            hint={
              metric === 'pageviews' ? (
                <Trans>When others open your profile or one of your posts, you'll see it here.</Trans>
              ) : (
                <Trans>When your posts show up on other people's screens, you'll see it here.</Trans>
              )
            }
            action={
              <Button component={Link} to={paths.dashboard()} variant="light">
                <Trans>Go to Home</Trans>
              </Button>
            }
          />
        ) : (
          <>
            <div className={classes.columns}>
              <TrafficChart traffic={traffic} />
              <FigureTable
                of={unit === 'hour' ? <Trans>Hour</Trans> : <Trans>Day</Trans>}
                counted={[name]}
                rows={series.toReversed().map(({ at, count }) => ({
                  at,
                  name: momentName(at, unit, days > 90),
                  figures: [i18n.number(count)],
                }))}
                labelledBy={headingId}
              />
            </div>
            <p className={classes.note}>
              <Trans>
                Days and hours are in UTC. Your own visits don't count, and nobody can see who looked.
              </Trans>
            </p>
          </>
        )}
      </Card>
      {!isEmpty && <TopPosts traffic={traffic} />}
    </>
  )
}
