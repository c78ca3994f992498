import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedVideos } from '../lists/LoadedVideos.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useIsAbsent } from '../../../ui/network.ts'
import { ReelStrip } from '../../reels/strip/public.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import { ContinueWatching } from './ContinueWatching.tsx'
import { useVideoFeed, videoOrder } from './order.ts'
import { shortWhy } from './short-why.tsx'
import classes from './VideosPage.module.css'

function AllVideos() {
  const { t } = useLingui()
  const title = useId()
  const feed = useVideoFeed()
  const { read, more } = useReadMore('get_all_videos', { feed, limit: 24 })
  return (
    <section aria-labelledby={title} className={classes.part}>
      <div className={classes.head}>
        <h2 id={title} className={classes.heading}>
          {feed === 'newest' ? (
            <Trans context="videos">Newest</Trans>
          ) : (
            <Trans context="videos">Recommended</Trans>
          )}
        </h2>
        <SegmentedChoice
          label={t`Order of videos`}
          value={feed}
          options={[
            { value: 'recommended', label: t({ message: 'Recommended', context: 'videos' }) },
            { value: 'newest', label: t`Newest only` },
          ]}
          onChange={(order) => videoOrder.set({ newestOnly: order === 'newest' })}
        />
      </div>
      <LoadedVideos
        read={{ ...read, data: read.data?.flatMap(({ response }) => response.videos) }}
        more={more}
        renderWhy={shortWhy}
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
  const isWithoutReels = useIsAbsent('reels')
  return (
    <SiteShell>
      <VisuallyHidden as="h1">{t`Videos`}</VisuallyHidden>
      {!isWithoutReels && <ReelStrip />}
      <ContinueWatching />
      <AllVideos />
    </SiteShell>
  )
}
