import { Plural } from '@lingui/react/macro'
import { IconArrowUp } from '@tabler/icons-react'
import classes from './PostList.module.css'

interface NewPostsPillProps {
  count: number
  /** There are more than could be counted. */
  more: boolean
  onShow: () => void
}

/** Says that there is something new, without moving what is being read. */
export function NewPostsPill({ count, more, onShow }: NewPostsPillProps) {
  return (
    <div className={classes.news} role="status">
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
