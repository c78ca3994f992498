import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { connection } from '../../../api/connection.ts'
import { reloadWhereReachable } from '../../../api/reload.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import classes from './PageError.module.css'
import { PieceMissing } from '../../../ui/states/piece.tsx'

/** Pages that failed to load even on a retry. */
const triedAgain = new Set<string>()

/** A page that isn't cached and can't be loaded offline; retried when the network is back. */
function PageOffline({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  usePageTitle(t`You're offline`)
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    const again = () => retry.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <div className={classes.page}>
      <EmptyState
        isPage
        title={<Trans>You're offline</Trans>}
        hint={<Trans>You haven't opened this page here before. It will load when you're back.</Trans>}
        action={
          <Button variant="default" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    </div>
  )
}

function PageFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  usePageTitle(t`Something went wrong`)
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
        error={{
          message: message(),
          ...(error instanceof CallError && { requestId: error.requestId, status: error.status }),
        }}
        onRetry={onRetry}
      />
    </div>
  )
}

/** Shown instead of a page that failed to render; the rest of the client stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // The state at the time of failure: the message must not change when a retry starts.
  const [isOffline] = useState(() => connection() === 'offline')
  const isMissing = error instanceof PieceMissing
  const retry = () => {
    // Anything else is a bug in the code, so reload for a fresh state.
    if (!(error instanceof CallError || isMissing)) return location.reload()
    if (isMissing && triedAgain.has(location.hash)) return void reloadWhereReachable()
    triedAgain.add(location.hash)
    reset()
    void router.invalidate()
  }
  return isMissing && isOffline ? (
    <PageOffline onRetry={retry} />
  ) : (
    <PageFault error={error} onRetry={retry} />
  )
}
