import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Chart } from '../../../ui/chart/Chart.tsx'
import chart from '../../../ui/chart/ChartCard.module.css'
import { FigureTable } from '../../../ui/chart/FigureTable.tsx'
import { csvOf } from '@commons/contract/shared/csv.ts'
import { download } from '../../../ui/download.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { channelMetrics, type ChannelMetric, figureRows } from './figures.ts'
import { dayName, lengthName, useSourceNames } from './words.ts'

type Day = ChannelFigures['series'][number]

/** What was counted on each day, as a chart and a table, to be downloaded. */
export function DaysCard({ of: figures }: { of: ChannelFigures }) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const sourceNames = useSourceNames()
  const [metric, setMetric] = useState<ChannelMetric>('views')
  const { series, days, channel_id, video_id } = figures
  const names: Record<ChannelMetric, string> = {
    views: t`Views`,
    seconds: t`Watch time`,
    gained: t`Subscribers`,
  }
  const shown = channelMetrics.filter((each) => each !== 'gained' || video_id === null)
  const figureOf = ({ views, seconds, gained, lost }: Day) => {
    if (metric === 'views') return i18n.number(views)
    if (metric === 'seconds') return lengthName(i18n, seconds)
    return `+${i18n.number(gained)} −${i18n.number(lost)}`
  }
  const save = () =>
    download(
      `commons-channel-${channel_id}${video_id === null ? '' : `-video-${video_id}`}-${days}-days.csv`,
      csvOf(
        figureRows(figures, {
          date: t`Date (UTC)`,
          views: t`Views`,
          seconds: t`Watch time (seconds)`,
          gained: t`Subscribed`,
          lost: t`Unsubscribed`,
          source: t`Where from`,
          of: ({ source, host }) => host ?? sourceNames[source],
        }),
      ),
      'text/csv',
    )
  return (
    <Card as="div">
      <div className={chart.head}>
        <h2 id={heading} className={chart.heading}>
          <Trans>{names[metric]} by day</Trans>
        </h2>
        <SegmentedChoice<ChannelMetric>
          label={t`Figure`}
          value={metric}
          options={shown.map((each) => ({ value: each, label: names[each] }))}
          onChange={setMetric}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={save}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      <div className={chart.columns}>
        <Chart
          values={series.map((day) => (metric === 'seconds' ? Math.round(day.seconds / 60) : day[metric]))}
          nameOf={(place) => dayName(i18n, series[place]?.at ?? '', days)}
          renderTip={(place) => {
            const day = series[place]
            return (
              day && (
                <>
                  <strong>{figureOf(day)}</strong> {dayName(i18n, day.at, days)}
                </>
              )
            )
          }}
        />
        <FigureTable
          of={<Trans>Day</Trans>}
          counted={[names[metric]]}
          rows={series.toReversed().map((day) => ({
            at: day.at,
            name: dayName(i18n, day.at, days),
            figures: [figureOf(day)],
          }))}
          labelledBy={heading}
        />
      </div>
      <p className={chart.note}>
        <Trans>
          Days are in UTC. A viewer counts once a day for a video, with the furthest they watched. Nobody can
          see who watched.
        </Trans>
      </p>
    </Card>
  )
}
