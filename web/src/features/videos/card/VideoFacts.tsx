import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { shortCount } from '../../../ui/words/short-count.ts'
import { VideoDate } from './VideoDate.tsx'

/** How often a video was watched, and when it was published. */
export function VideoFacts({ of: { view_count, created_at } }: { of: SiteVideo }) {
  const { i18n } = useLingui()
  const short = shortCount(view_count, i18n.locale)
  return (
    <>
      <Plural value={view_count} one={`${short} view`} other={`${short} views`} /> ·{' '}
      <VideoDate at={created_at} />
    </>
  )
}
