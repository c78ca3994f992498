import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../way-in/StepPage.module.css'
import { useMailLink } from '../mail-link/public.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

// In seconds. Emails take a moment; asking again at once would only send a second one.
const pause = 30

interface ResetMailedProps {
  email: string
  /** The server's message, which is the same whether the account exists or not. */
  message: string
}

/** The next steps after asking for a new password. */
export function ResetMailed({ email, message }: ResetMailedProps) {
  const again = useMailLink('forget_password')
  const { left, start } = useSecondsLeft(pause)
  const sendAgain = async () => {
    await again.send(email)
    start(pause)
  }
  return (
    <>
      <p dir="auto" className={classes.text}>
        {message}
      </p>
      <ul className={classes.list}>
        <li>
          <Trans>Check the inbox of {email}.</Trans>
        </li>
        <li>
          <Trans>The link works once, within the next 30 minutes.</Trans>
        </li>
        <li>
          <Trans>Nothing there? Check your spam folder.</Trans>
        </li>
      </ul>
      <FailureNote failure={again.state === 'failed' ? again.message : undefined} />
      <Button
        variant="default"
        fullWidth
        // Not really disabled: a disabled button would lose the focus right after the press.
        {...(left > 0 && { 'data-disabled': true })}
        aria-disabled={left > 0}
        loading={again.state === 'sending'}
        onClick={() => left === 0 && void sendAgain()}
      >
        {left > 0 ? <Trans>Send again in {left} s</Trans> : <Trans>Send again</Trans>}
      </Button>
      <p className={classes.status} role="status">
        {again.state === 'sent' && <Trans>Sent again</Trans>}
      </p>
    </>
  )
}
