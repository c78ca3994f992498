import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import classes from './Analytics.module.css'
import { lengthName, useSourceNames } from './words.ts'

interface ShareProps {
  name: ReactNode
  figure: ReactNode
  /** In percent of the whole. */
  percent: number
}

function Share({ name, figure, percent }: ShareProps) {
  return (
    <li className={classes.row}>
      <span dir="auto">{name}</span>
      <span className={classes.figure}>{figure}</span>
      <span className={classes.share} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </li>
  )
}

/** From where the views of a period came. */
export function Sources({ of: { sources, total } }: { of: ChannelFigures }) {
  const { i18n } = useLingui()
  const heading = useId()
  const names = useSourceNames()
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>Where views come from</Trans>
      </h2>
      {sources.length === 0 ? (
        <p className={classes.hint}>
          <Trans>No views in this period.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {sources.map(({ source, host, views }) => (
            <Share
              key={`${source}:${host}`}
              name={host === null ? names[source] : <bdi>{host}</bdi>}
              figure={i18n.number(views)}
              percent={(views / Math.max(total.views, views)) * 100}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** How far viewers of a video watch, of all who ever began. */
export function Reached({ of: { reached } }: { of: ChannelFigures }) {
  const { i18n } = useLingui()
  const heading = useId()
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>How far people watch</Trans>
      </h2>
      {reached === null ? (
        <p className={classes.hint}>
          <Trans>You'll see this once at least 5 people have watched it.</Trans>
        </p>
      ) : (
        <ol className={classes.rows}>
          {reached.map((percent, tenth) => {
            const [from, to] = [tenth * 10, (tenth + 1) * 10]
            return (
              <Share
                key={from}
                name={
                  <Trans>
                    {from} to {to}% of the video
                  </Trans>
                }
                figure={i18n.number(percent / 100, { style: 'percent' })}
                percent={percent}
              />
            )
          })}
        </ol>
      )}
    </Card>
  )
}

/** A channel's most viewed videos of a period, each leading to its own figures. */
export function TopVideos({ of: { channel_id, top_videos } }: { of: ChannelFigures }) {
  const { i18n } = useLingui()
  const heading = useId()
  const most = top_videos[0]?.views ?? 1
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>Top videos</Trans>
      </h2>
      {top_videos.length === 0 ? (
        <p className={classes.hint}>
          <Trans>None of your videos in this period.</Trans>
        </p>
      ) : (
        <ol className={classes.rows}>
          {top_videos.map(({ video_id, title, views, seconds }) => (
            <Share
              key={video_id}
              name={
                <Link
                  to={paths.channelAnalytics(channel_id)}
                  search={{ video: String(video_id) }}
                  className={classes.link}
                >
                  <bdi>{title}</bdi>
                </Link>
              }
              figure={`${i18n.number(views)} · ${lengthName(i18n, seconds)}`}
              percent={(views / most) * 100}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}
