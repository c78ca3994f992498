import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import { clock } from '../../../ui/video/media-time.ts'
import { useBlockedHere } from '../../people/public.ts'
import { useGone } from '../menu/gone-reels.ts'
import { coverOf, reasonsOf } from '../reel.ts'
import { ReelGone } from './ReelGone.tsx'
import { ReelHead } from './ReelHead.tsx'
import classes from './ReelInPlace.module.css'

function Still({ reel }: { reel: ShownReel }) {
  const cover = coverOf(reel)
  if (!cover) return null
  return (
    <div className={classes.still} style={{ aspectRatio: cover.width / cover.height }}>
      <img className={classes.behind} src={cover.preview} alt="" aria-hidden="true" />
      <img className={classes.cover} src={cover.sources.at(-1)?.url} alt={cover.alt} />
      {reel.video && (
        <>
          <span className={classes.disc}>
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </span>
          <span className={classes.length}>{clock(reel.video.seconds)}</span>
        </>
      )}
    </div>
  )
}

/** A reel as a post will show it, while that is written: without links, and it doesn't play. */
export function ReelPreview({ reelId, by }: { reelId: number; by: string }) {
  const { t } = useLingui()
  const { data, error, isPaused } = useRead('reel_by_id', { reel_id: reelId })
  const gone = useGone(reelId)
  const blocked = useBlockedHere()
  const name = data?.reel.full_name ?? by
  const isAbsent = error?.refusal === 'reel_not_found' || (data && blocked.has(data.reel.user_id))
  if (gone === 'deleted' || isAbsent) return <ReelGone />
  if (!data)
    return (
      <div className={classes.playing} role="group" aria-label={t`Reel by ${name}`}>
        <span className={classes.name}>
          <Trans>Reel by {name}</Trans>
        </span>
        {error && <FailureNote failure={error.message} />}
        {!error && !isPaused && <BoxSkeleton height="min(300px, 36dvh)" />}
      </div>
    )
  const { reel } = data
  return (
    <div className={classes.playing} role="group" aria-label={t`Reel by ${name}`}>
      <ReelHead reel={reel} isInert />
      {reasonsOf(reel) !== undefined ? (
        <p className={classes.note}>
          <Trans>This reel is marked as sensitive.</Trans>
        </p>
      ) : (
        <>
          {reel.message !== '' && (
            <p dir="auto" className={classes.words}>
              {reel.message}
            </p>
          )}
          <Still reel={reel} />
        </>
      )}
    </div>
  )
}
