import type { ReelFeed } from '@commons/contract/reels/lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { nameOf } from '../../../discussion/discussed.ts'
import { focusField } from '../../../discussion/field-focus.ts'
import { openedPiece, piece } from '../../../ui/states/piece.tsx'
import { useSound } from '../media/use-sound.ts'
import type { MediaHandle } from '../media/media-props.ts'
import { Ended } from './Ended.tsx'
import { NoReels, ReelsFailed, ReelsLoading } from './ListStates.tsx'
import classes from './Reels.module.css'
import { ReelSlide } from './ReelSlide.tsx'
import { SoundButton } from './SoundButton.tsx'
import { likeByKey } from './like-by-key.ts'
import { useReelIds } from './use-reel-ids.ts'
import { useReelKeys } from './use-reel-keys.ts'
import { useSnap } from './use-snap.ts'

const CommentsPanel = piece(() => import('../comments/CommentsPanel.tsx'))
const CommentsDrawer = openedPiece(() => import('../comments/CommentsDrawer.tsx'))

/** Slides drawn on either side of the current one; only the nearest hold videos. */
const drawnAround = 2
const withMediaAround = 1
/** More reels are loaded when this many are left. */
const loadsBefore = 4

interface ReelsProps {
  feed: ReelFeed
  /** The reel that the address named. */
  first: number | undefined
  visit: number
  onShow: (reelId: number) => void
}

/** The viewer of reels: by swipe, wheel, keys and buttons. */
export function Reels({ feed, first, visit, onShow }: ReelsProps) {
  const { ids, error, paused, hasMore, loading, loadMore, retry } = useReelIds(feed, first, visit)
  if (!ids) {
    if (error) return <ReelsFailed error={error} onRetry={retry} />
    return <ReelsLoading isPaused={paused} />
  }
  if (ids.length === 0) return <NoReels feed={feed} />
  return (
    <Walk
      ids={ids}
      hasMore={hasMore}
      isPaused={paused}
      isFailed={error !== null}
      isLoading={loading}
      onMore={loadMore}
      onRetry={retry}
      onShow={onShow}
    />
  )
}

interface WalkProps {
  ids: readonly number[]
  hasMore: boolean
  isPaused: boolean
  isFailed: boolean
  isLoading: boolean
  onMore: () => void
  onRetry: () => void
  onShow: (reelId: number) => void
}

function Walk({ ids, hasMore, isPaused, isFailed, isLoading, onMore, onRetry, onShow }: WalkProps) {
  const { t } = useLingui()
  // The router puts what scrolled on the page before where it was: this walk is no earlier one.
  const [walk] = useState(() => `reels-${Date.now()}`)
  // The last slide says that there are no more reels, or that they are loading.
  const slides = ids.length + 1
  const { scroller, current, goTo, step } = useSnap(slides)
  const sound = useSound()
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<MediaHandle>(null)
  const id = ids[current]

  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => {
    if (id !== undefined) show.current(id)
  }, [id])

  const more = useRef(onMore)
  more.current = onMore
  const isNearEnd = hasMore && !isLoading && !isFailed && current >= ids.length - loadsBefore
  useEffect(() => {
    if (isNearEnd) more.current()
  }, [isNearEnd])

  const comment = () => {
    // On wide screens the comments are always open beside the reel: commenting there must not open the drawer
    // once the window is narrow.
    setOpen(!isWide)
    if (isWide && id !== undefined) focusField(nameOf({ about: { kind: 'reel', id }, commentId: undefined }))
  }
  useReelKeys((key) => {
    if (key === 'next') step(1)
    else if (key === 'previous') step(-1)
    else if (key === 'toggle') handle.current?.toggle()
    else if (key === 'sound') sound.toggle()
    else if (key === 'comments') comment()
    else likeByKey(scroller.current, id)
  })

  const from = Math.max(0, current - drawnAround)
  const drawn = ids
    .slice(from, current + drawnAround + 1)
    .map((reelId, index) => ({ reelId, at: from + index }))
  return (
    <div className={classes.walk}>
      <div className={classes.frame}>
        <div
          ref={scroller}
          className={classes.scroller}
          data-scroll-restoration-id={walk}
          role="feed"
          aria-label={t`Reels`}
          aria-busy={isLoading}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
        >
          <div className={classes.track} style={{ height: `${slides * 100}%` }}>
            {drawn.map(({ reelId, at }) => (
              <div
                key={reelId}
                className={classes.place}
                style={{ top: `${(at / slides) * 100}%`, height: `${100 / slides}%` }}
                inert={at !== current}
              >
                <ReelSlide
                  reelId={reelId}
                  isActive={at === current}
                  isNext={at === current + 1}
                  isNear={Math.abs(at - current) <= withMediaAround}
                  isSilent={!sound.isOn}
                  handle={handle}
                  onComment={comment}
                  onNext={() => goTo(at + 1)}
                />
              </div>
            ))}
            {current >= ids.length - drawnAround && (
              <div
                className={classes.place}
                style={{ top: `${(ids.length / slides) * 100}%`, height: `${100 / slides}%` }}
                inert={current < ids.length}
              >
                <Ended hasMore={hasMore} isPaused={isPaused} isFailed={isFailed} onRetry={onRetry} />
              </div>
            )}
          </div>
        </div>
        <SoundButton isOn={sound.isOn} onPress={sound.toggle} />
      </div>
      <div className={classes.arrows}>
        <button
          type="button"
          className={classes.arrow}
          aria-label={t`Previous reel`}
          disabled={current === 0}
          onClick={() => step(-1)}
        >
          <IconChevronUp size={26} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.arrow}
          aria-label={t`Next reel`}
          disabled={current >= ids.length}
          onClick={() => step(1)}
        >
          <IconChevronDown size={26} aria-hidden="true" />
        </button>
      </div>
      {isWide ? (
        <section className={classes.panel} aria-label={t`Comments`} data-around-field tabIndex={-1}>
          {id !== undefined && (
            <Suspense>
              <CommentsPanel key={id} reelId={id} />
            </Suspense>
          )}
          {id === undefined && (
            <p className={classes.none}>
              <Trans>Comments on the reel you're watching appear here.</Trans>
            </p>
          )}
        </section>
      ) : (
        <Suspense>
          {isOpen && id !== undefined && <CommentsDrawer reelId={id} onClose={() => setOpen(false)} />}
        </Suspense>
      )}
    </div>
  )
}
