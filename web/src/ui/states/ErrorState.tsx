import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ErrorState.module.css'

export interface ErrorStateProps {
  error: {
    readonly message: ReactNode
    /** What the server calls the failed request; people quote it when they ask for help. */
    readonly requestId?: string | undefined
    /** The HTTP status; 0 or undefined if there was no answer. */
    readonly status?: number | undefined
  }
  onRetry: () => void
}

/** Whether something broke. A refusal isn't a case for support, whatever the request was called. */
const isUnexpected = (status = 0) => status === 0 || status >= 500

/** A part of the page failed: what the server said, and a way to try again. */
export function ErrorState({ error: { message, requestId, status }, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={24} className={classes.icon} aria-hidden="true" />
      <div className={classes.body}>
        <p dir="auto" className={classes.message}>
          {message}
        </p>
        {requestId && isUnexpected(status) && (
          <p className={classes.request}>
            <Trans>
              Request <code>{requestId}</code>
            </Trans>
          </p>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={onRetry}
        >
          <Trans>Retry</Trans>
        </Button>
      </div>
    </div>
  )
}
