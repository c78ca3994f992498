import { LinkProvider } from '@commons/contract/shared/trust.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { OfflineNote, OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { linkProviders, useStartLink } from './link-providers.ts'

/** What a provider sends back: a code for its account, or why there is none. */
interface Returned {
  readonly state?: string
  readonly code?: string
  readonly error?: string
}

/** Facebook's and the standard's names for a no; LinkedIn has two of its own. */
const denials = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** It didn't work: the member begins again, or leaves it. */
function Again({ provider, children }: { provider: LinkProvider; children: ReactNode }) {
  const { start, starting } = useStartLink(provider)
  return (
    <>
      {children}
      <div className={kit.actions}>
        <OnlineButton loading={starting} onClick={start}>
          <Trans>Try again</Trans>
        </OnlineButton>
        <Button component={Link} to={paths.freelancerSettings('trust')} replace variant="default">
          <Trans>Back to the settings</Trans>
        </Button>
      </div>
    </>
  )
}

interface FinishProps {
  provider: LinkProvider
  state: string
  code: string
}

/** Hands on what came back; once it is accepted, the settings show it. */
function Finish({ provider, state, code }: FinishProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<CallError>()
  const { mutate } = useWrite('finish_account_link', {
    onDone: ({ message }) => {
      toast.success(message)
      void navigate({ to: paths.freelancerSettings('trust'), replace: true })
    },
    onRefused: setFailure,
    toasts: 'none',
  })
  const finish = useCallback(() => {
    setFailure(undefined)
    mutate({ provider, state, code })
  }, [mutate, provider, state, code])
  // It works once: if the effect ran twice, the second call would report it as expired.
  const finished = useRef<string>(undefined)
  useEffect(() => {
    if (finished.current === state) return
    finished.current = state
    finish()
  }, [finish, state])
  if (!failure)
    return (
      <p className={kit.text} role="status">
        <Trans>One moment…</Trans>
      </p>
    )
  if (failure.refusal === 'network')
    return <ErrorState error={{ message: failure.message }} onRetry={finish} />
  return (
    <Again provider={provider}>
      <FailureNote failure={failure.message} />
    </Again>
  )
}

function Outcome({ provider, returned }: { provider: LinkProvider; returned: Returned }) {
  const { name } = linkProviders[provider]
  const { state, code, error } = returned
  if (error === undefined && state !== undefined && code !== undefined)
    return <Finish provider={provider} state={state} code={code} />
  return (
    <Again provider={provider}>
      <p className={kit.text}>
        {error !== undefined && denials.has(error) ? (
          <Trans>You said no at {name}, so nothing is linked.</Trans>
        ) : (
          <Trans>{name} didn't say whose account it is, so nothing is linked.</Trans>
        )}
      </p>
    </Again>
  )
}

function Return({ provider }: { provider: LinkProvider }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search: Returned = useSearch({ strict: false })
  const [returned] = useState(search)
  const { name } = linkProviders[provider]
  // The history and whoever looks at the address need no code.
  useEffect(
    () => void navigate({ to: paths.accountLink(provider), search: {}, replace: true }),
    [navigate, provider],
  )
  return (
    <FreelanceShell>
      <HeadedPage name={t`Link your ${name} account`}>
        <OfflineNote />
        <Card as="div" className={kit.stack}>
          <Outcome provider={provider} returned={returned} />
        </Card>
      </HeadedPage>
    </FreelanceShell>
  )
}

/** Where a provider sends a member back who logged in there. */
export default function LinkReturnPage() {
  const { provider: asked } = useParams({ strict: false })
  const provider = LinkProvider.options.find((each) => each === asked)
  if (provider === undefined) return <Navigate to={paths.freelancerSettings('trust')} replace />
  return <Return key={provider} provider={provider} />
}
