import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { forgetPendingLogin, pendingLogin } from '../../../api/session.ts'
import { AppCodeForm } from './AppCodeForm.tsx'
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx'
import classes from './SecondStep.module.css'
import { StepPage } from '../way-in/StepPage.tsx'
import pageClasses from '../way-in/StepPage.module.css'
import { usePasskeyCheck } from './use-passkey-check.ts'
import { useSecondStep } from './use-second-step.ts'

/** The second login step: an authenticator app's code, a recovery code or a passkey. */
export default function SecondStepPage() {
  const { t } = useLingui()
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const step = useSecondStep()
  const passkey = usePasskeyCheck(step)
  // The address when the page opened: afterwards the login is a session or has expired.
  const [email] = useState(() => pendingLogin()?.email)

  const turnTo = (next: typeof way) => {
    setWay(next)
    step.fail(undefined)
  }

  return (
    <StepPage title={t`One more step`}>
      <p className={pageClasses.text}>
        <Trans>You're logging in as {email}.</Trans>
      </p>
      {way === 'app' ? <AppCodeForm step={step} /> : <RecoveryCodeForm step={step} />}
      <div className={classes.ways}>
        {passkey.isOffered && (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={20} aria-hidden="true" />}
            loading={passkey.isAsking}
            onClick={() => void passkey.ask()}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        )}
        {way === 'app' ? (
          <Button variant="default" onClick={() => turnTo('recovery')}>
            <Trans>Use a recovery code</Trans>
          </Button>
        ) : (
          <Button variant="default" onClick={() => turnTo('app')}>
            <Trans>Use the authenticator app</Trans>
          </Button>
        )}
        <Button variant="subtle" onClick={forgetPendingLogin}>
          <Trans>Use a different account</Trans>
        </Button>
      </div>
    </StepPage>
  )
}
