import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import type { ReactNode } from 'react'
import { VideoCard } from './VideoCard.tsx'
import classes from './VideoGrid.module.css'
import { BoxSkeleton, LineSkeleton } from '../../../ui/states/Skeletons.tsx'

interface VideoGridProps {
  videos: readonly SiteVideo[]
  heading?: 'h2' | 'h3'
  renderWhy?: (video: SiteVideo) => ReactNode
  renderAction?: (video: SiteVideo) => ReactNode
}

/** Videos in one to four columns, by the width of the window. */
export function VideoGrid({ videos, heading, renderWhy, renderAction }: VideoGridProps) {
  return (
    <ul className={classes.grid}>
      {videos.map((video) => (
        <li key={video.video_id}>
          <VideoCard
            video={video}
            heading={heading}
            why={renderWhy?.(video)}
            action={renderAction?.(video)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Holds the place of videos that are loading. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={classes.skeleton}>
          <div className={classes.picture}>
            <BoxSkeleton height="100%" />
          </div>
          <LineSkeleton width="86%" />
          <LineSkeleton width="48%" height={12} />
        </div>
      ))}
    </div>
  )
}
