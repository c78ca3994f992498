import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import classes from './Comments.module.css'
import { KeepPlace } from './KeepPlace.tsx'
import type { useWholeList } from './use-whole-list.ts'

interface SaidListProps {
  label: string
  list: ReturnType<typeof useWholeList>
  rows: readonly ReactNode[]
  /** Text of the button that shows all, if some are not shown. */
  more: ReactNode
  /** Text of the button that loads earlier ones. */
  earlier: ReactNode
  /** Whether further ones follow below instead of above. */
  isTopDown?: boolean
  /** Whether all were asked for. */
  isOpen: boolean
  onMore: () => void
  children?: ReactNode
}

/** Comments or replies, with a button for earlier ones above, or for further ones below. */
export function SaidList({
  label,
  list,
  rows,
  more,
  earlier,
  isTopDown = false,
  isOpen,
  onMore,
  children,
}: SaidListProps) {
  const area = useRef<HTMLUListElement>(null)
  const hasMore = isOpen ? list.hasEarlier || list.loading : more !== null
  const pressed = useRef(false)
  useEffect(() => {
    if (hasMore || !pressed.current) return
    pressed.current = false
    // The focused button is gone: continue reading where it was.
    if (document.activeElement === document.body)
      area.current?.querySelector('li')?.focus({ preventScroll: true })
  }, [hasMore])
  const press = () => {
    pressed.current = true
    if (isOpen) list.loadEarlier()
    else onMore()
  }
  const button = hasMore && (
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
  )
  return (
    <KeepPlace className={classes.list}>
      {!isTopDown && button}
      {list.error && !list.loading && <ErrorState error={list.error} onRetry={list.retry} />}
      {rows.length > 0 && (
        <ul ref={area} className={classes.rows} aria-label={label}>
          {rows}
        </ul>
      )}
      {isTopDown && button}
      {children}
    </KeepPlace>
  )
}
