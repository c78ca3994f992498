import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { VideoCard } from '../card/VideoCard.tsx'
import { GridSkeleton } from '../card/VideoGrid.tsx'
import { shortWhy } from '../home/short-why.tsx'
import type { Related } from './related.ts'
import classes from './VideoPage.module.css'

function relatedWhy({ video, shares }: Related): ReactNode {
  if (shares === undefined) return shortWhy(video)
  if (shares === 'channel') {
    const { channel_name: channel } = video
    return <Trans>More from {channel}</Trans>
  }
  const { tag } = shares
  return <Trans>Also about #{tag}</Trans>
}

interface RelatedVideosProps {
  related: readonly Related[] | undefined
  error: CallError | null
  onRetry: () => void
}

/** The videos to watch next. */
export function RelatedVideos({ related, error, onRetry }: RelatedVideosProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className={classes.related}>
      <h2 id={title} className={classes.heading}>
        <Trans>Watch next</Trans>
      </h2>
      {related === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <GridSkeleton count={2} />
        )
      ) : related.length === 0 ? (
        <p className={classes.note}>
          <Trans>There are no other videos yet.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {related.map((each) => (
            <li key={each.video.video_id}>
              <VideoCard video={each.video} why={relatedWhy(each)} isRow />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
