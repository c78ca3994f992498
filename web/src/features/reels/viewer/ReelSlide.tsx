import type { Reel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconHeartFilled } from '@tabler/icons-react'
import { useRef, useState, type Ref } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { useBlockedHere } from '../../people/public.ts'
import type { MediaHandle } from '../media/media-props.ts'
import { ReelMedia } from '../media/ReelMedia.tsx'
import { useGone } from '../menu/gone-reels.ts'
import { useReelLike } from '../reel-like.ts'
import { coverOf, reasonsOf } from '../reel.ts'
import { Caption } from './Caption.tsx'
import { Rail } from './Rail.tsx'
import classes from './Slide.module.css'
import { SlideAbsent, SlideGone, SlideLoading } from './SlideStates.tsx'
import { useTaps } from './use-taps.ts'

interface SlideProps {
  reelId: number
  isActive: boolean
  /** It is the next reel, which is loaded ahead. */
  isNext: boolean
  /** One move away at most. */
  isNear: boolean
  isSilent: boolean
  handle: Ref<MediaHandle>
  onComment: () => void
  onNext: (() => void) | undefined
}

interface Heart {
  readonly key: number
  readonly x: number
  readonly y: number
}

function Shown({ reel, ...props }: SlideProps & { reel: Reel }) {
  const { t } = useLingui()
  const { isActive, isNext, isNear, isSilent, handle, onComment, onNext } = props
  const media = useRef<MediaHandle>(null)
  const [heart, setHeart] = useState<Heart>()
  const { like } = useReelLike(reel)
  const press = useTaps({
    onTap: () => media.current?.toggle(),
    onDouble: ({ x, y }) => {
      like()
      setHeart({ key: Date.now(), x, y })
    },
  })
  const take = (taken: MediaHandle | null) => {
    media.current = taken
    if (!isActive) return
    if (typeof handle === 'function') handle(taken)
    else if (handle) handle.current = taken
  }
  const reasons = reasonsOf(reel)
  const cover = coverOf(reel)
  const shown = (
    <>
      {cover && <img className={classes.behind} src={cover.preview} alt="" aria-hidden="true" />}
      {isNear ? (
        <ReelMedia
          reel={reel}
          isActive={isActive}
          isNext={isNext}
          isSilent={isSilent}
          handle={take}
          onNext={onNext}
        />
      ) : (
        cover && <img className={classes.still} src={cover.sources.at(-1)?.url} alt="" />
      )}
    </>
  )
  const { full_name: name } = reel
  return (
    <article
      className={classes.slide}
      aria-label={t`Reel by ${name}`}
      aria-current={isActive}
      data-reel={reel.reel_id}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- buttons and keys beside it do the same */}
      <div className={classes.media} onClick={press}>
        {reasons === undefined ? (
          shown
        ) : (
          <div className={classes.covered}>
            <NsfwLock
              reasons={reasons}
              by={reel.user_id}
              title={<Trans>This reel is marked as sensitive.</Trans>}
            >
              {shown}
            </NsfwLock>
          </div>
        )}
        {heart && (
          <IconHeartFilled
            key={heart.key}
            size={96}
            className={classes.heart}
            style={{ left: heart.x, top: heart.y }}
            aria-hidden="true"
          />
        )}
      </div>
      <div className={classes.shade} />
      <Caption reel={reel} />
      <Rail reel={reel} onComment={onComment} />
    </article>
  )
}

/** A reel in the viewer, filling its frame. */
export function ReelSlide(props: SlideProps) {
  const { reelId, onNext } = props
  const { data, error, isPaused, refetch } = useRead('reel_by_id', { reel_id: reelId })
  const gone = useGone(reelId)
  const blocked = useBlockedHere()
  if (gone) return <SlideGone reelId={reelId} why={gone} onNext={onNext} />
  // While it was watched, its author deleted it, or this member may no longer see it.
  if (error?.refusal === 'reel_not_found') return <SlideAbsent onNext={onNext} />
  if (data && blocked.has(data.reel.user_id)) return <SlideAbsent onNext={onNext} />
  if (data) return <Shown {...props} reel={data.reel} />
  return <SlideLoading error={error} isPaused={isPaused} onRetry={() => void refetch()} onNext={onNext} />
}
