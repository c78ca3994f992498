import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { useMailLink } from '../accounts/mail-link/public.ts'
import classes from './WalletNotes.module.css'

/** Says that money needs a verified email address, and sends the link again. */
export function VerifyNote() {
  const session = useSession()
  const { state, message, send } = useMailLink('resend_email_verification')
  if (!session) return null
  return (
    <div className={classes.note}>
      <span dir="auto" role="status">
        {state === 'sent' || state === 'failed' ? message : messageText('refusal.email_not_verified')}
      </span>
      {state !== 'sent' && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.again}
          loading={state === 'sending'}
          onClick={() => void send(session.email)}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </div>
  )
}
