import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMailLink } from '../../accounts/mail-link/public.ts'
import classes from './VerifyReminder.module.css'

interface VerifyReminderProps {
  email: string
  onHide: () => void
}

/** Reminds the member to verify their email address, and sends another link. */
export function VerifyReminder({ email, onHide }: VerifyReminderProps) {
  const { t } = useLingui()
  const { state, message, send } = useMailLink('resend_email_verification')
  return (
    <section className={classes.strip} aria-label={t`Verify your email`}>
      <div className={classes.row}>
        <IconMail size={20} className={classes.icon} aria-hidden="true" />
        <p dir="auto" className={classes.text} role="status">
          {state === 'sent' || state === 'failed' ? (
            message
          ) : (
            <Trans>Please verify your email. We sent you a link.</Trans>
          )}
        </p>
        {state !== 'sent' && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.send}
            loading={state === 'sending'}
            onClick={() => void send(email)}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <CloseButton size={44} iconSize={18} aria-label={t`Hide for a day`} onClick={onHide} />
      </div>
    </section>
  )
}
