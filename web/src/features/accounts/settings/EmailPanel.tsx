import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import type { Answer } from '../../../api/call.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useMailLink } from '../mail-link/public.ts'
import { EmailChangeForm } from './EmailChangeForm.tsx'
import { EmailChangeWaiting } from './EmailChangeWaiting.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'

function Unverified({ email }: { email: string }) {
  const { state, message, send } = useMailLink('resend_email_verification')
  return (
    <div className={classes.notice}>
      <p className={classes.noticeText}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <Trans>This address isn't verified yet. Open the link we sent you.</Trans>
      </p>
      <OnlineButton
        variant="default"
        loading={state === 'sending'}
        disabled={state === 'sent'}
        onClick={() => void send(email)}
      >
        <Trans>Send the email again</Trans>
      </OnlineButton>
      <div role="status">
        {state === 'sent' && (
          <p dir="auto" className={classes.text}>
            {message}
          </p>
        )}
      </div>
      {state === 'failed' && <FailureNote failure={message} />}
    </div>
  )
}

function Email({ email, email_verified, new_email, old_confirmed, new_confirmed }: Answer<'show_email'>) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChanging(false)
    // Returns the focus to the button, which has to render again first.
    requestAnimationFrame(() => change.current?.focus())
  }
  return (
    <div className={classes.stack}>
      <TextInput label={t`Email Address`} value={email} readOnly type="email" />
      {email_verified === '1' ? (
        <p className={classes.good}>
          <IconCheck size={18} stroke={2.5} aria-hidden="true" />
          <Trans>Verified</Trans>
        </p>
      ) : (
        <Unverified email={email} />
      )}
      {new_email !== undefined && (
        <EmailChangeWaiting
          oldEmail={email}
          newEmail={new_email}
          oldConfirmed={old_confirmed === '1'}
          newConfirmed={new_confirmed === '1'}
        />
      )}
      {changing ? (
        <EmailChangeForm onClose={close} />
      ) : (
        <OnlineButton
          ref={change}
          variant="default"
          className={classes.submit}
          onClick={() => setChanging(true)}
        >
          <Trans>Change</Trans>
        </OnlineButton>
      )}
    </div>
  )
}

/** The read-only address, and a form to change it, which both addresses must confirm. */
export function EmailPanel() {
  return <Loaded read={useRead('show_email', {})}>{(answer) => <Email {...answer} />}</Loaded>
}
