import { Trans } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import classes from './WaitingMark.module.css'

/** Beside what one did: the server does not know of it yet. The strip at the top tells how much it is. */
export function WaitingMark() {
  return (
    <p className={classes.mark}>
      <IconClock size={16} stroke={2} aria-hidden="true" />
      <Trans>Waiting to send</Trans>
    </p>
  )
}
