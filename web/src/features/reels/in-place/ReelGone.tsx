import { Trans } from '@lingui/react/macro'
import { IconMovieOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import classes from './ReelInPlace.module.css'

/** Replaces a reel that is gone, or that this member cannot see. */
export const ReelGone = () => (
  <div className={clsx(classes.reel, classes.gone)}>
    <IconMovieOff size={24} stroke={1.75} aria-hidden="true" />
    <p>
      <Trans>This reel is no longer available.</Trans>
    </p>
  </div>
)
