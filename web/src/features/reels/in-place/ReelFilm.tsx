import type { ShownReel } from '@commons/contract/reels/reels.ts'
import type { Video } from '@commons/contract/shared/video.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { AltBadge } from '../../../ui/pictures/AltBadge.tsx'
import { VideoView } from '../../../ui/pictures/VideoView.tsx'
import { useWatching } from '../media/use-watching.ts'
import classes from './ReelInPlace.module.css'
import { withCover } from '../reel.ts'

interface ReelFilmProps {
  reel: ShownReel
  video: Video
  autoplay: boolean
}

/** The video of a reel where it isn't in the viewer; its views count as they do there. */
export function ReelFilm({ reel, video, autoplay }: ReelFilmProps) {
  const { t } = useLingui()
  const viewer = useSession()?.id
  const watch = useWatching(reel.reel_id, true)
  const { reel_id, full_name: name, view_count } = reel
  return (
    <>
      <AltBadge alt={video.poster.alt}>
        <VideoView
          key={viewer}
          video={withCover(video, reel.cover)}
          label={t`Video by ${name}`}
          autoplay={autoplay}
          viewer={viewer}
          onWatched={watch}
        />
      </AltBadge>
      <p className={classes.foot}>
        {view_count > 0 && (
          <span>
            <Plural value={view_count} one="# view" other="# views" />
          </span>
        )}
        <Link to={paths.reels()} search={{ reelid: String(reel_id) }} className={classes.open}>
          <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
          <Trans>Open in Reels</Trans>
        </Link>
      </p>
    </>
  )
}
