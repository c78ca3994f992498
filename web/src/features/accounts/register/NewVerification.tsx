import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import classes from '../way-in/StepPage.module.css'
import { useMailLink } from '../mail-link/public.ts'

/** Button that sends another verification email. */
export default function NewVerification({ email }: { email: string }) {
  const { state, message, send } = useMailLink('resend_email_verification')
  return (
    <>
      <Button variant="default" loading={state === 'sending'} onClick={() => void send(email)}>
        <Trans>Email me a new link</Trans>
      </Button>
      <p dir="auto" className={classes.status} role="status">
        {state === 'sent' && message}
      </p>
    </>
  )
}
