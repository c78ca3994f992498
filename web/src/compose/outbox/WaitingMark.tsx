import { Trans } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import classes from './WaitingMark.module.css'

/** Marks something that the server does not know of yet. The strip at the top tells how many there are. */
export function WaitingMark() {
  return (
    <p className={classes.mark}>
      <IconClock size={16} stroke={2} aria-hidden="true" />
      <Trans>Waiting to send</Trans>
    </p>
  )
}
