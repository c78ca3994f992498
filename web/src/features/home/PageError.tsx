import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CallError } from '../../api/call.ts'
import { reloadWhereReachable } from '../../api/reload.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import classes from './PageError.module.css'
import { PieceMissing } from '../../ui/piece.tsx'

/** Pages that were asked for again and did not arrive. */
const triedAgain = new Set<string>()

/** A page failed to show; the rest of the client stays. */
export default function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  usePageTitle(t`Something went wrong`)
  const retry = () => {
    // What failed otherwise is a fault in the code, which begins anew by a reload.
    if (!(error instanceof CallError || error instanceof PieceMissing)) return location.reload()
    if (error instanceof PieceMissing && triedAgain.has(location.hash)) return void reloadWhereReachable()
    triedAgain.add(location.hash)
    reset()
    void router.invalidate()
  }
  const message = () => {
    if (error instanceof CallError) return error.message
    if (error instanceof PieceMissing) return t`Couldn't load this page. Check your connection.`
    return messageText('refusal.internal')
  }
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Something went wrong</Trans>
      </h1>
      <ErrorState
        message={message()}
        requestId={error instanceof CallError ? error.requestId : undefined}
        onRetry={retry}
      />
    </div>
  )
}
