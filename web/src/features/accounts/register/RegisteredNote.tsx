import { Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import classes from '../way-in/WayInNote.module.css'

/** Says that the account was created; shown until the member logs in. */
export function RegisteredNote() {
  return (
    <div className={classes.note} data-tone="good" role="status">
      <IconCircleCheck size={20} aria-hidden="true" />
      <p>
        <Trans>Your account is ready. Log in with the password you chose.</Trans>
      </p>
    </div>
  )
}
