import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CallError } from '../../api/call.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import classes from './PageError.module.css'

/** A page failed to show; the rest of the client stays. */
export default function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  usePageTitle(t`Something went wrong`)
  const retry = () => {
    // What failed without a call is code: a part of it that did not arrive is only fetched anew by a reload.
    if (!(error instanceof CallError)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Something went wrong</Trans>
      </h1>
      <ErrorState
        message={error instanceof CallError ? error.message : messageText('refusal.internal')}
        requestId={error instanceof CallError ? error.requestId : undefined}
        onRetry={retry}
      />
    </div>
  )
}
