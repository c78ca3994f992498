import type { PlaylistVideo } from '@commons/contract/videos/playlists.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { IconEyeOff, IconLock, IconMovie } from '@tabler/icons-react'
import { useSession } from '../../../api/session.ts'
import { useCover } from '../../../shown/use-cover.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { renditions } from '../../../ui/pictures/PictureView.tsx'
import { clock } from '../../../ui/video/media-time.ts'
import { posterOf, reasonsOf } from '../site-video.ts'
import classes from './Poster.module.css'

/** What is shown of a video in a list: not all lists have more of it. */
export type ShownVideo = PlaylistVideo & Partial<Pick<SiteVideo, 'is_locked' | 'join_price'>>

function Still({ video }: { video: ShownVideo }) {
  const [dataSaver] = useDeviceSetting('dataSaver')
  const poster = posterOf(video)
  if (!poster) return <IconMovie size={32} stroke={1.5} className={classes.none} aria-hidden="true" />
  const sources = renditions(poster.sources, dataSaver === 'on', 320)
  return (
    <>
      <img className={classes.preview} src={poster.preview} alt="" aria-hidden="true" />
      <img
        className={classes.still}
        src={sources.at(0)?.url}
        srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="(min-width: 48em) 320px, 100vw"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </>
  )
}

/** Covers a video marked as not safe for work: none of its pictures is loaded. */
function Covered({ video, reasons }: { video: ShownVideo; reasons: string }) {
  const cover = useCover(reasons)
  if (cover === 'none') return <Still video={video} />
  return (
    <span className={classes.covered}>
      <IconEyeOff size={26} stroke={1.75} aria-hidden="true" />
      <Trans>Sensitive</Trans>
    </span>
  )
}

/** In place of the picture of a video that is for paying members of its channel. */
function Locked() {
  return (
    <span className={classes.locked}>
      <IconLock size={26} stroke={1.75} aria-hidden="true" />
      <Trans>For paying members</Trans>
    </span>
  )
}

/** The picture of a video in a list, always 16:9, with its length and how far it has been watched. */
export function Poster({ video }: { video: ShownVideo }) {
  const me = useSession()?.id
  const reasons = video.user_id === me ? undefined : reasonsOf(video)
  const seconds = video.video?.seconds
  return (
    <span className={classes.frame}>
      {video.is_locked === 1 ? (
        <Locked />
      ) : reasons === undefined ? (
        <Still video={video} />
      ) : (
        <Covered video={video} reasons={reasons} />
      )}
      {seconds !== undefined && <span className={classes.length}>{clock(seconds)}</span>}
      {video.watched_percent !== null && (
        <span className={classes.watched}>
          <span style={{ inlineSize: `${video.watched_percent}%` }} />
        </span>
      )}
    </span>
  )
}
