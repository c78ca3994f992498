import { Trans } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { messageText } from '../../../locales/contract-messages.ts'
import classes from '../way-in/WayInNote.module.css'

type Reason = 'session_replaced' | 'session_expired' | 'session_unknown' | 'login_expired'

/** Says why the member has to log in again. */
export function SessionEndedNote({ reason }: { reason: Reason }) {
  return (
    <div className={classes.note} role="alert">
      <IconInfoCircle size={20} aria-hidden="true" />
      <p>
        {reason === 'login_expired' ? (
          <Trans>That took longer than ten minutes. Please log in again.</Trans>
        ) : (
          messageText(`refusal.${reason}`)
        )}
      </p>
    </div>
  )
}
