import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { VideoCard } from '../card/VideoCard.tsx'
import classes from './VideosPage.module.css'

/** Videos that the member has begun, which go on where they stopped; nothing without any. */
export function ContinueWatching() {
  const title = useId()
  const { data } = useRead('get_continue_watching', { limit: 12 })
  if (!data || data.videos.length === 0) return null
  return (
    <section aria-labelledby={title} className={classes.part}>
      <h2 id={title} className={classes.heading}>
        <Trans>Continue watching</Trans>
      </h2>
      <ul className={classes.shelf}>
        {data.videos.map((video) => (
          <li key={video.video_id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </section>
  )
}
