import { channelPeriods, type ChannelPeriod } from '@commons/contract/shared/channel.ts'
import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import classes from './Analytics.module.css'
import { AnalyticsTotals } from './AnalyticsTotals.tsx'
import { DaysCard } from './DaysCard.tsx'
import { Reached, Sources, TopVideos } from './Shares.tsx'

function Figures({ of }: { of: ChannelFigures }) {
  const { total, before, channel_id, video_id } = of
  const isEmpty = Object.values(total).every((count) => count === 0) && before.views === 0
  if (isEmpty)
    return (
      <Card as="div">
        <EmptyState
          title={<Trans>Nothing to count yet</Trans>}
          hint={
            <Trans>
              When others watch, you'll see here how many, for how long, and where they came from.
            </Trans>
          }
          action={
            <Button component={Link} to={paths.channel(channel_id)} variant="light">
              <Trans>Go to the channel</Trans>
            </Button>
          }
        />
      </Card>
    )
  return (
    <>
      <AnalyticsTotals of={of} />
      <DaysCard of={of} />
      <Sources of={of} />
      {video_id === null ? <TopVideos of={of} /> : <Reached of={of} />}
    </>
  )
}

const isId = (text: string | undefined) => text !== undefined && /^[1-9][0-9]{0,15}$/.test(text)

/** What a channel or one of its videos came to, for those who run it. The URL holds the selection. */
export default function ChannelAnalyticsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { channelId = '' } = useParams({ strict: false })
  const asked: { days?: string; video?: string } = useSearch({ strict: false })
  const days = channelPeriods.find((each) => String(each) === asked.days) ?? 28
  const id = isId(channelId) ? Number(channelId) : 0
  const video = isId(asked.video) ? { video_id: Number(asked.video) } : {}
  const read = useRead('channel_analytics', { channel_id: id, ...video, days }, { enabled: id > 0 })
  const found = read.data?.recdata
  const periodNames: Record<ChannelPeriod, string> = {
    7: t`7 days`,
    28: t`28 days`,
    90: t`90 days`,
    365: t`1 year`,
  }
  const show = (chosen: string) =>
    void navigate({
      to: paths.channelAnalytics(id),
      search: { ...(asked.video !== undefined && { video: asked.video }), days: chosen },
      replace: true,
      resetScroll: false,
    })
  return (
    <ListPage
      name={t`Channel analytics`}
      hint={
        found && (
          <>
            <Link to={paths.channel(found.channel_id)}>
              <bdi>{found.channel_name}</bdi>
            </Link>
            {found.video_id !== null && (
              <>
                {' · '}
                <Link to={paths.video(found.video_id)}>
                  <bdi>{found.title}</bdi>
                </Link>
              </>
            )}
          </>
        )
      }
      actions={
        <SegmentedChoice<string>
          label={t`Period`}
          value={String(days)}
          options={channelPeriods.map((each) => ({ value: String(each), label: periodNames[each] }))}
          onChange={show}
        />
      }
    >
      <div className={classes.panel}>
        {found ? (
          <Figures of={found} />
        ) : (
          <Card as="div">
            {id === 0 ? (
              <EmptyState
                isPage
                title={<Trans>Channel not found</Trans>}
                hint={<Trans>It was deleted, or the link is wrong.</Trans>}
              />
            ) : (
              <Loaded read={read}>{() => null}</Loaded>
            )}
          </Card>
        )}
      </div>
    </ListPage>
  )
}
