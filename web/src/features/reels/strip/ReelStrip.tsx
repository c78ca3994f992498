import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, type ComponentType } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { latePiece } from '../../../ui/states/piece.tsx'
import { createReel } from '../create/create-reel.ts'
import { useAllGone } from '../menu/gone-reels.ts'
import { shownInStrip } from './shown-in-strip.ts'
import { RowPlace } from './RowPlace.tsx'
import { ReelRow } from './ReelRow.tsx'
import classes from './ReelStrip.module.css'

/** Few have any, and they are seen after what others have published. */
const LateOwn = latePiece(async () => ({
  default: (await import('../not-published/NotPublishedReels.tsx')).NotPublishedReels,
}))

interface StripProps {
  /** The member's own that aren't published: loaded ahead where there are some, since later they would move what is below. */
  Own?: ComponentType | undefined
}

function Empty() {
  return (
    <div className={classes.empty}>
      <button type="button" className={classes.first} aria-haspopup="dialog" onClick={createReel}>
        <IconPlus size={30} aria-hidden="true" />
        <Trans>Create V Tube</Trans>
      </button>
      <p className={classes.none}>
        <Trans>Short videos and pictures by members show up here. Be the first.</Trans>
      </p>
    </div>
  )
}

/** V Tube on Home: some reels for the member, four at a time. Nothing plays. */
export function ReelStrip({ Own = LateOwn }: StripProps) {
  const title = useId()
  const { data, error, isPaused, refetch } = useRead('reel_timeline', shownInStrip)
  const gone = useAllGone()
  const reels = data?.reels.filter(({ reel_id }) => !gone.has(reel_id))
  if (!data && isPaused) return null
  return (
    <Card as="section" aria-labelledby={title} className={classes.strip}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          <Trans>V Tube</Trans>
        </h2>
        <button type="button" className={classes.way} aria-haspopup="dialog" onClick={createReel}>
          <Trans context="a reel">Create</Trans>
        </button>
        <Link to={paths.reels()} state={{ fromHome: true }} className={classes.way}>
          <Trans>See more</Trans>
        </Link>
      </div>
      <Suspense>
        <Own />
      </Suspense>
      {reels === undefined ? (
        error ? (
          <div className={classes.failed}>
            <RowPlace />
            <ErrorState error={error} onRetry={() => void refetch()} />
          </div>
        ) : (
          <RowPlace />
        )
      ) : reels.length === 0 ? (
        <Empty />
      ) : (
        <ReelRow reels={reels} isHome />
      )}
    </Card>
  )
}
