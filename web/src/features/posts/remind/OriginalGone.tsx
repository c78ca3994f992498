import { Trans } from '@lingui/react/macro'
import { IconFileOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import classes from './Original.module.css'

/** In the place of an original that its author has deleted. */
export function OriginalGone() {
  return (
    <div className={clsx(classes.original, classes.gone)}>
      <IconFileOff size={24} stroke={1.75} aria-hidden="true" />
      <p>
        <Trans>The original post is no longer here.</Trans>
      </p>
    </div>
  )
}
