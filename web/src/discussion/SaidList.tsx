import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import classes from './Comments.module.css'
import { KeepPlace } from './KeepPlace.tsx'
import type { useWholeList } from './use-whole-list.ts'

interface SaidListProps {
  label: string
  list: ReturnType<typeof useWholeList>
  rows: readonly ReactNode[]
  /** What leads to all of them, where some are not shown. */
  more: ReactNode
  /** What leads to still earlier ones. */
  earlier: ReactNode
  /** Whether earlier ones were asked for. */
  isOpen: boolean
  onMore: () => void
  children?: ReactNode
}

/** Comments or replies, oldest first, with the way to earlier ones above. */
export function SaidList({ label, list, rows, more, earlier, isOpen, onMore, children }: SaidListProps) {
  const area = useRef<HTMLUListElement>(null)
  const hasMore = isOpen ? list.hasEarlier || list.loading : more !== null
  const pressed = useRef(false)
  useEffect(() => {
    if (hasMore || !pressed.current) return
    pressed.current = false
    // The button that had the focus is gone; reading goes on where it stood.
    if (document.activeElement === document.body)
      area.current?.querySelector('li')?.focus({ preventScroll: true })
  }, [hasMore])
  const press = () => {
    pressed.current = true
    if (isOpen) list.loadEarlier()
    else onMore()
  }
  return (
    <KeepPlace className={classes.list}>
      {hasMore && (
        <button
          type="button"
          className={classes.more}
          data-action="reveal"
          data-anchor
          aria-busy={list.loading}
          onClick={press}
        >
          {list.loading ? <Trans>Loading…</Trans> : isOpen ? earlier : more}
        </button>
      )}
      {list.error && !list.loading && <ErrorState error={list.error} onRetry={list.retry} />}
      {rows.length > 0 && (
        <ul ref={area} className={classes.rows} aria-label={label}>
          {rows}
        </ul>
      )}
      {children}
    </KeepPlace>
  )
}
