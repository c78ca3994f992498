import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGone } from '../menu/gone-reels.ts'
import { useBlockedHere } from '../../people/public.ts'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { reasonsOf } from '../reel.ts'
import { ReelCard } from '../strip/ReelCard.tsx'
import { ReelFilm } from './ReelFilm.tsx'
import { ReelGone } from './ReelGone.tsx'
import { ReelHead } from './ReelHead.tsx'
import classes from './ReelInPlace.module.css'

interface ReelInPlaceProps {
  reelId: number
  /** Null if it is gone, or this member cannot see it. */
  reel: ShownReel | null
  /** Whether its video may start by itself. */
  autoplay: boolean
}

const Words = ({ message }: { message: string }) =>
  message !== '' && (
    <p dir="auto" className={classes.words}>
      {message}
    </p>
  )

/** A reel within a post: its video plays there, and a picture beside its text leads to it. */
export function ReelInPlace({ reelId, reel, autoplay }: ReelInPlaceProps) {
  const { t } = useLingui()
  const gone = useGone(reelId)
  const blocked = useBlockedHere()
  if (!reel || gone === 'deleted' || blocked.has(reel.user_id)) return <ReelGone />
  const { full_name: name, message, video } = reel
  const reasons = reasonsOf(reel)
  if (!video)
    return (
      <div className={classes.reel} role="group" aria-label={t`Reel by ${name}`}>
        <div className={classes.picture}>
          <ReelCard reel={reel} isMembers />
        </div>
        <div className={classes.about}>
          <ReelHead reel={reel} />
          {reasons === undefined && <Words message={message} />}
        </div>
      </div>
    )
  const content = (
    <>
      <Words message={message} />
      <ReelFilm reel={reel} video={video} autoplay={autoplay} />
    </>
  )
  return (
    <div className={classes.playing} role="group" aria-label={t`Reel by ${name}`}>
      <ReelHead reel={reel} />
      {reasons === undefined ? (
        content
      ) : (
        <NsfwLock
          reasons={reasons}
          by={reel.user_id}
          title={<Trans>This reel is marked as sensitive.</Trans>}
        >
          {content}
        </NsfwLock>
      )}
    </div>
  )
}
