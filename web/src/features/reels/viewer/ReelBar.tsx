import type { ReelFeed } from '@commons/contract/reels/lists.ts'
import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { paths } from '../../../paths.ts'
import { createReel } from '../create/create-reel.ts'
import classes from './Reels.module.css'

/**
 * Returns a function that leads back to Home; to the previous scroll position if the viewer came from there.
 */
function useLeave() {
  const router = useRouter()
  const navigate = useNavigate()
  const isFromHome = useRouterState({ select: ({ location }) => location.state.fromHome === true })
  return () => {
    if (isFromHome) router.history.back()
    else void navigate({ to: paths.dashboard() })
  }
}

interface ReelBarProps {
  feed: ReelFeed
  onFeed: (feed: ReelFeed) => void
}

/** The way back, and the choice of the feed. */
export function ReelBar({ feed, onFeed }: ReelBarProps) {
  const { t } = useLingui()
  const leave = useLeave()
  return (
    <div className={classes.top}>
      <button type="button" className={classes.tool} aria-label={t`Back to Home`} onClick={leave}>
        <IconArrowLeft size={24} aria-hidden="true" />
      </button>
      <div className={classes.feeds} data-keeps-arrows>
        <SegmentedChoice
          label={t`Which reels`}
          value={feed}
          onChange={onFeed}
          options={[
            { value: 'for_you', label: t`For you` },
            { value: 'following', label: t({ message: 'Following', context: 'people a member follows' }) },
            { value: 'newest', label: t`Newest` },
          ]}
        />
      </div>
      <button
        type="button"
        className={classes.tool}
        aria-label={t`Create V Tube`}
        aria-haspopup="dialog"
        onClick={createReel}
      >
        <IconPlus size={24} aria-hidden="true" />
      </button>
    </div>
  )
}
