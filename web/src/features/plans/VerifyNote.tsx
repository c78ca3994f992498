import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { useMailLink } from '../accounts/mail-link/public.ts'
import classes from './OwnPlanNote.module.css'

/** Says that paying requires a verified address, and sends the link again. */
export function VerifyNote() {
  const session = useSession()
  const { state, message, send } = useMailLink('resend_email_verification')
  if (session?.email_verified !== '0') return null
  const isAnswered = state === 'sent' || state === 'failed'
  return (
    <div className={classes.note}>
      <span dir="auto" role="status">
        {isAnswered ? message : messageText('refusal.email_not_verified')}
      </span>{' '}
      {state !== 'sent' && (
        <Button
          variant="subtle"
          size="sm"
          loading={state === 'sending'}
          onClick={() => void send(session.email)}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </div>
  )
}
