import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useRef, type KeyboardEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { piece } from '../../../ui/piece.tsx'
import { createReel } from '../create/create-reel.ts'
import { useAllGone } from '../menu/reels-gone.ts'
import { ReelCard } from './ReelCard.tsx'
import classes from './ReelStrip.module.css'
import { useNotPublished } from './use-not-published.ts'
import { useStripEnds } from './use-strip-ends.ts'

const OwnReels = piece(() => import('./OwnReels.tsx'))

/** Arrows go from card to card; Tab does as well. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const next = links[links.findIndex((link) => link === document.activeElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function NotPublished() {
  const own = useNotPublished()
  const { uploads, unsent, processed } = own
  if (uploads.length + unsent.length + processed.length === 0) return null
  return (
    <Suspense>
      <OwnReels {...own} />
    </Suspense>
  )
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

/** V Tube on Home: some reels that one may want to see, four at a time. Nothing plays. */
export function ReelStrip() {
  const { t } = useLingui()
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const { data, error, isPaused, refetch } = useRead('reel_timeline', { page: 1, limit: 10 })
  const gone = useAllGone()
  const reels = data?.reels.filter(({ reel_id }) => !gone.has(reel_id))
  const { atStart, atEnd, turn } = useStripEnds(list, reels?.length ?? 0)
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
      <NotPublished />
      <div className={classes.body}>
        {reels === undefined ? (
          error ? (
            <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <div className={classes.cards} aria-hidden="true">
              {[0, 1, 2, 3].map((card) => (
                <div key={card} className={classes.skeleton} />
              ))}
            </div>
          )
        ) : reels.length === 0 ? (
          <Empty />
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus */}
            <ul ref={list} className={classes.cards} onKeyDown={step}>
              {reels.map((reel) => (
                <li key={reel.reel_id} className={classes.item}>
                  <ReelCard reel={reel} />
                </li>
              ))}
            </ul>
            {!atStart && (
              <button
                type="button"
                className={classes.arrow}
                data-side="start"
                aria-label={t`Earlier in V Tube`}
                onClick={() => turn(-1)}
              >
                <IconChevronLeft size={24} aria-hidden="true" />
              </button>
            )}
            {!atEnd && (
              <button
                type="button"
                className={classes.arrow}
                data-side="end"
                aria-label={t`More in V Tube`}
                onClick={() => turn(1)}
              >
                <IconChevronRight size={24} aria-hidden="true" />
              </button>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
