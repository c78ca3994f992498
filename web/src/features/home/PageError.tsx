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
