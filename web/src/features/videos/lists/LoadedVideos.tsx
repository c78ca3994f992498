import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import type { Read } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { GridSkeleton, VideoGrid } from '../card/VideoGrid.tsx'
import classes from './LoadedVideos.module.css'

interface LoadedVideosProps {
  read: Read<readonly SiteVideo[]>
  more: ReturnType<typeof useReadMore>['more']
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** The level of the videos' titles. */
  heading?: 'h2' | 'h3'
  renderWhy?: (video: SiteVideo) => ReactNode
  renderAction?: (video: SiteVideo) => ReactNode
}

/** A grid of videos with its states, and a button that loads more. */
export function LoadedVideos({ read, more, empty, ...grid }: LoadedVideosProps) {
  const { data, error, isPaused, refetch } = read
  if (!data && error)
    return (
      <Card as="div">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <Delayed>
        <div role="status" aria-busy="true">
          {isPaused && (
            <p className={classes.note}>
              <Trans>You're offline. Videos will load when you're back.</Trans>
            </p>
          )}
          <GridSkeleton />
        </div>
      </Delayed>
    )
  if (data.length === 0 && !more.isThere) return <Card as="div">{empty}</Card>
  return (
    <>
      <VideoGrid videos={data} {...grid} />
      <div className={classes.more}>
        <MoreButton more={more} />
      </div>
    </>
  )
}
