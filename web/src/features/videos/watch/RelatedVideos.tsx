import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { VideoCard } from '../card/VideoCard.tsx'
import { GridSkeleton } from '../card/VideoGrid.tsx'
import { Why } from '../home/Why.tsx'
import type { Related } from './related.ts'
import classes from './VideoPage.module.css'

function RelatedWhy({ of: { reason, tag, video } }: { of: Related }) {
  const { channel_name: channel } = video
  if (reason === undefined) return null
  if (reason === 'channel') return <Trans>More from {channel}</Trans>
  if (reason === 'tag') return <Trans>Also about #{tag}</Trans>
  return <Why reason={reason} channel={channel} />
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
              <VideoCard video={each.video} why={each.reason && <RelatedWhy of={each} />} isRow />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
