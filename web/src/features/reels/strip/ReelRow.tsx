import type { Reel } from '@commons/contract/reels/reels.ts'
import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, type KeyboardEvent } from 'react'
import { ReelCard } from './ReelCard.tsx'
import classes from './ReelRow.module.css'
import { useStripEnds } from './use-strip-ends.ts'

/** Arrow keys move from card to card, as Tab does. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const next = links[links.findIndex((link) => link === document.activeElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** So many are seen on Home without scrolling; theme.js loads those of a phone ahead. */
const inSight = 4

/** Reels side by side, four at a time. Nothing plays. */
export function ReelRow({ reels, isHome = false }: { reels: readonly Reel[]; isHome?: boolean }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, turn } = useStripEnds(list, reels.length)
  return (
    <div className={classes.row}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus */}
      <ul ref={list} className={classes.cards} onKeyDown={step}>
        {reels.map((reel, index) => (
          <li key={reel.reel_id} className={classes.item}>
            <ReelCard reel={reel} isHome={isHome} isEager={isHome && index < inSight} />
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
    </div>
  )
}
