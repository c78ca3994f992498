import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { LinkExpired } from './LinkExpired.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { StepPage } from '../way-in/StepPage.tsx'
import classes from '../way-in/StepPage.module.css'

type Step = 'form' | 'done' | 'expired'

const pause = 2000

/** The target of the link in password reset emails. */
export default function ResetPasswordPage() {
  const { t } = useLingui()
  const { code = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('form')
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (step !== 'done') return
    const timer = setTimeout(() => void navigate({ to: paths.landing(), replace: true }), pause)
    return () => clearTimeout(timer)
  }, [step, navigate])

  const end = (next: Step) => (message: string) => {
    setSaid(message)
    setStep(next)
    if (next === 'done') toast.success(message)
  }

  const titles = {
    form: t`Choose a new password`,
    done: t`Password changed`,
    expired: t`This link no longer works`,
  }
  return (
    <StepPage title={titles[step]} step={step}>
      {step === 'form' && (
        <>
          <p className={classes.text}>
            <Trans>Changing it logs you out on all devices.</Trans>
          </p>
          {/* Resets the form when another link is opened on this page. */}
          <ResetPasswordForm key={code} code={code} onReset={end('done')} onExpired={end('expired')} />
        </>
      )}
      {step === 'done' && (
        <>
          <p className={classes.text}>{said}</p>
          <Button component={Link} to={paths.login()} replace fullWidth>
            <Trans>Login</Trans>
          </Button>
        </>
      )}
      {step === 'expired' && <LinkExpired message={said} />}
    </StepPage>
  )
}
