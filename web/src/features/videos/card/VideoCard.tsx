import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import { spokenTime } from '../../../ui/video/media-time.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Poster, type ShownVideo } from './Poster.tsx'
import { VideoFacts } from './VideoFacts.tsx'
import classes from './VideoCard.module.css'

interface VideoCardProps {
  video: ShownVideo & { readonly channel_file?: string | null }
  /** The level of its title, below the heading of its list. */
  heading?: 'h2' | 'h3' | undefined
  /** Why it is shown, below its facts. */
  why?: ReactNode
  /** Beside its picture instead of below it, as in lists beside or below something. */
  isRow?: boolean
  /** The query of its address, such as the playlist in which it is watched. */
  search?: Readonly<Record<string, string>> | undefined
  /** What can be done with it in this list. */
  action?: ReactNode
}

/** A video in a list. The whole card leads to it. */
export function VideoCard({
  video,
  heading: Heading = 'h3',
  why,
  isRow = false,
  search = {},
  action,
}: VideoCardProps) {
  const { t, i18n } = useLingui()
  const { video_id, title, channel_id, channel_name, channel_file = null, watched_percent: percent } = video
  const seconds = video.video?.seconds
  return (
    <article className={clsx(classes.card, isRow && classes.row)}>
      <div className={classes.picture}>
        <Poster video={video} />
      </div>
      <div className={classes.about}>
        {!isRow && <ChannelAvatar name={channel_name} src={channel_file} size={36} />}
        <div className={classes.words}>
          <Heading className={classes.title}>
            <Link to={paths.video(video_id)} search={search} className={classes.link}>
              <bdi>{title}</bdi>
              <VisuallyHidden>
                <span>
                  {seconds !== undefined && `, ${spokenTime(seconds, i18n.locale)}`}
                  {percent !== null && `, ${t`${percent}% watched`}`}
                </span>
              </VisuallyHidden>
            </Link>
          </Heading>
          <p className={classes.facts}>
            <Link to={paths.channel(channel_id)} className={classes.channel}>
              <bdi>{channel_name}</bdi>
            </Link>
          </p>
          <p className={classes.facts}>
            <VideoFacts of={video} />
          </p>
          {why && <p className={classes.why}>{why}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </article>
  )
}
