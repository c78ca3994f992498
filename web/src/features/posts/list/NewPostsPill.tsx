import { Plural } from '@lingui/react/macro'
import { IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import { useHiddenBar } from '../../../ui/layout/use-hidden-bar.ts'
import classes from './PostList.module.css'
import { atTheTop } from './use-new-posts.ts'

interface NewPostsPillProps {
  count: number
  /** There are more than could be counted. */
  more: boolean
  onShow: () => void
}

/**
 * Returns whether the pill gets a row of its own: from the top of the page, where nobody reads yet, until the
 * news are shown.
 */
function useRow(any: boolean): boolean {
  const [row, setRow] = useState(false)
  useLayoutEffect(() => {
    const look = () => setRow((before) => any && (before || window.scrollY < atTheTop))
    look()
    if (!any) return
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [any])
  return any && row
}

/** Says that there are new posts, without moving what is being read. */
export function NewPostsPill({ count, more, onShow }: NewPostsPillProps) {
  const row = useRow(count > 0)
  const hidden = useHiddenBar()
  return (
    <div className={classes.news} data-row={row || undefined} data-hidden={hidden || undefined} role="status">
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={onShow} aria-keyshortcuts=".">
          <IconArrowUp size={18} stroke={2} aria-hidden="true" />
          {more ? (
            <Plural value={count} one="More than # new post" other="More than # new posts" />
          ) : (
            <Plural value={count} one="# new post" other="# new posts" />
          )}
        </button>
      )}
    </div>
  )
}
