import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { addressParts, innerAddress } from '../../../guards.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import NewVerification from './NewVerification.tsx'
import classes from '../way-in/StepPage.module.css'

/** The target of the link in verification emails. */
export default function VerifyEmailPage() {
  const { t } = useLingui()
  usePageTitle(t`Verify your email`)
  const { code = '' } = useParams({ strict: false })
  const { to }: { to?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const session = useSession()
  const [failure, setFailure] = useState<CallError>()
  const { mutate } = useWrite('verify_email', {
    onDone: ({ message }) => {
      toast.success(message)
      void navigate({ ...addressParts(innerAddress(to) ?? paths.dashboard()), replace: true })
    },
    onRefused: setFailure,
    toasts: 'none',
  })

  const follow = useCallback(() => {
    setFailure(undefined)
    mutate({ email_auth_code: code })
  }, [mutate, code])

  // A link works once: if the effect ran twice, the second call would report it as expired.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (followed.current === code) return
    followed.current = code
    follow()
  }, [follow, code])

  return (
    <Card>
      <h1 className={classes.title}>
        <Trans>Verify your email</Trans>
      </h1>
      {!failure && (
        <p className={classes.text} role="status">
          <Trans>One moment…</Trans>
        </p>
      )}
      {failure?.refusal === 'network' && <ErrorState error={{ message: failure.message }} onRetry={follow} />}
      {failure && failure.refusal !== 'network' && (
        <>
          <FailureNote failure={failure.message} />
          <div className={classes.actions}>
            {session?.email_verified === '0' && <NewVerification email={session.email} />}
            <Button component={Link} to={paths.dashboard()} replace variant="default">
              <Trans>Go to the home page</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
