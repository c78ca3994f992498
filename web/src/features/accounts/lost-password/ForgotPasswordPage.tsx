import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { ResetMailed } from './ResetMailed.tsx'
import { StepPage } from '../way-in/StepPage.tsx'
import classes from '../way-in/StepPage.module.css'
import wayIn from '../way-in/WayIn.module.css'

/** The page that sends a link for choosing a new password. */
export default function ForgotPasswordPage() {
  const { t } = useLingui()
  const search: { to?: string } = useSearch({ strict: false })
  const { email } = useRouterState({ select: ({ location }) => location.state })
  const [mailed, setMailed] = useState<{ email: string; message: string }>()
  return (
    <StepPage
      title={mailed ? t`Check your email` : t`Forgot your password?`}
      step={mailed ? 'mailed' : 'form'}
    >
      {mailed ? (
        <ResetMailed {...mailed} />
      ) : (
        <>
          <p className={classes.text}>
            <Trans>Enter your email and we'll send you a link to choose a new one.</Trans>
          </p>
          <ForgotPasswordForm
            email={email}
            onMailed={(address, message) => setMailed({ email: address, message })}
          />
        </>
      )}
      <p className={wayIn.other}>
        <Link to={paths.login()} search={search} state={mailed ? { email: mailed.email } : {}}>
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </StepPage>
  )
}
