import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ErrorState.module.css'

interface ErrorStateProps {
  message: ReactNode
  /** The server's id of the failed request, to quote when asking for help. */
  requestId?: string | undefined
  onRetry: () => void
}

/** Shows that part of the page failed: the server's message and a Retry button. */
export function ErrorState({ message, requestId, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={24} className={classes.icon} aria-hidden="true" />
      <div className={classes.body}>
        <p className={classes.message}>{message}</p>
        {requestId && (
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
