import { metrics, periods, type Metric, type Period } from '@commons/contract/shared/insights.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { HeadedPage } from '../../shown/HeadedPage.tsx'
import { Loaded } from '../../shown/Loaded.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { SegmentedChoice } from '../../ui/fields/SegmentedChoice.tsx'
import { TabList } from '../../ui/layout/TabList.tsx'
import { Figures } from './Figures.tsx'
import classes from './InsightsPage.module.css'

/** How often others looked at the member's posts and profile. The URL holds the selection. */
export default function InsightsPage() {
  const { t } = useLingui()
  const panelId = useId()
  const navigate = useNavigate()
  const asked: { metric?: string; days?: string } = useSearch({ strict: false })
  const metric = metrics.find((each) => each === asked.metric) ?? 'pageviews'
  const days = periods.find((each) => String(each) === asked.days) ?? 30
  const read = useRead('analytics_traffic', { metric, days })

  const show = (chosen: { metric: Metric; days: Period }) =>
    void navigate({
      to: paths.analytics(),
      search: { metric: chosen.metric, days: String(chosen.days) },
      replace: true,
      resetScroll: false,
    })
  const names: Record<Metric, string> = { pageviews: t`Pageviews`, impressions: t`Impressions` }
  const periodNames: Record<Period, string> = {
    1: t`Today`,
    7: t`7 days`,
    30: t`30 days`,
    90: t`90 days`,
    365: t`1 year`,
  }
  return (
    <HeadedPage
      name={t`Analytics`}
      hint={<Trans>How often others see what you publish. Only you see this.</Trans>}
    >
      <Card as="div" className={classes.choices}>
        <TabList
          label={t`Analytics`}
          panelId={panelId}
          tabs={metrics.map((name) => ({ name, label: names[name] }))}
          chosen={metric}
          onChoose={(chosen) => show({ metric: chosen, days })}
        />
        <SegmentedChoice<string>
          label={t`Period`}
          value={String(days)}
          options={periods.map((each) => ({ value: String(each), label: periodNames[each] }))}
          onChange={(chosen) =>
            show({ metric, days: periods.find((each) => String(each) === chosen) ?? days })
          }
        />
      </Card>
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${metric}`} className={classes.panel}>
        {read.data ? (
          <Figures traffic={read.data.recdata} name={names[metric]} />
        ) : (
          <Card as="div">
            <Loaded read={read}>{() => null}</Loaded>
          </Card>
        )}
      </div>
    </HeadedPage>
  )
}
