import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { amountText } from '../../../money/shown-amount.ts'
import { shortCount } from '../../../ui/words/short-count.ts'
import type { ShownVideo } from './Poster.tsx'
import { VideoDate } from './VideoDate.tsx'

/** How often a video was watched, and when it was published. */
export function VideoFacts({
  of: { view_count, created_at, is_locked, join_price = null },
}: {
  of: Pick<ShownVideo, 'view_count' | 'created_at' | 'is_locked' | 'join_price'>
}) {
  const { i18n } = useLingui()
  const short = shortCount(view_count, i18n.locale)
  if (is_locked === 1) return <LockedFacts price={join_price} at={created_at} />
  return (
    <>
      <Plural value={view_count} one={`${short} view`} other={`${short} views`} /> ·{' '}
      <VideoDate at={created_at} />
    </>
  )
}

/** What unlocks a video for paying members, and when it was published. */
function LockedFacts({ price: amount, at }: { price: string | null; at: string }) {
  const { i18n } = useLingui()
  const price = amountText(amount ?? '0', { language: i18n.locale })
  return (
    <>
      {amount !== null && (
        <>
          <Trans>Join for {price} FCELL a month</Trans> ·{' '}
        </>
      )}
      <VideoDate at={at} />
    </>
  )
}
