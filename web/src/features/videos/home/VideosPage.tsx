import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedVideos } from '../lists/LoadedVideos.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { ReelStrip } from '../../reels/strip/public.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import { ContinueWatching } from './ContinueWatching.tsx'
import { videoOrder } from './order.ts'
import { recommend } from './recommend.ts'
import { Why } from './Why.tsx'
import classes from './VideosPage.module.css'

function AllVideos() {
  const { t } = useLingui()
  const title = useId()
  const { newestOnly } = useStore(videoOrder)
  const { read, more } = useReadMore('get_all_videos', { limit: 24 })
  // Page by page, so that nothing moves when another one comes.
  const pages = read.data?.map(({ response: { videos } }) => videos)
  const recommended = pages?.flatMap((videos) =>
    newestOnly ? videos.map((video) => ({ video, reason: undefined })) : recommend(videos),
  )
  const reasons = new Map(recommended?.map(({ video, reason }) => [video.video_id, reason]))
  return (
    <section aria-labelledby={title} className={classes.part}>
      <div className={classes.head}>
        <h2 id={title} className={classes.heading}>
          {newestOnly ? <Trans context="videos">Newest</Trans> : <Trans context="videos">Recommended</Trans>}
        </h2>
        <SegmentedChoice
          label={t`Order of videos`}
          value={newestOnly ? 'newest' : 'recommended'}
          options={[
            { value: 'recommended', label: t({ message: 'Recommended', context: 'videos' }) },
            { value: 'newest', label: t`Newest only` },
          ]}
          onChange={(order) => videoOrder.set({ newestOnly: order === 'newest' })}
        />
      </div>
      <LoadedVideos
        read={{ ...read, data: recommended?.map(({ video }) => video) }}
        more={more}
        renderWhy={({ video_id, channel_name }) => {
          const reason = reasons.get(video_id)
          return reason && <Why reason={reason} channel={channel_name} />
        }}
        empty={
          <EmptyState
            title={<Trans>No videos yet</Trans>}
            hint={<Trans>Videos that members publish in their channels show up here.</Trans>}
          />
        }
      />
    </section>
  )
}

/** The home of the video site: reels, what the member has begun, and all videos. */
export default function VideosPage() {
  const { t } = useLingui()
  usePageTitle(t`Videos`)
  return (
    <SiteShell>
      <VisuallyHidden as="h1">{t`Videos`}</VisuallyHidden>
      <ReelStrip />
      <ContinueWatching />
      <AllVideos />
    </SiteShell>
  )
}
