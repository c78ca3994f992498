import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { clockOf } from '../line/call-length.ts'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'

function Clock({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{clockOf((now - since) / 1000)}</span>
}

/** Says how far the call is, announced as it changes, and how good the connection is. */
export function CallStatus({ session }: { session: CallSession }) {
  const { phase, since, quality, isSlow } = useStore(session.state)
  return (
    <p className={classes.status}>
      <span role="status">
        {phase === 'preview' && <Trans>Ready to call?</Trans>}
        {phase === 'calling' && <Trans>Calling…</Trans>}
        {phase === 'connecting' &&
          (isSlow ? <Trans>Still connecting. This network is slow.</Trans> : <Trans>Connecting…</Trans>)}
        {phase === 'reconnecting' && <Trans>Connection lost. Reconnecting…</Trans>}
        {phase === 'over' && <Trans>Call over</Trans>}
        {phase === 'connected' && quality === 'good' && <Trans>Connected</Trans>}
        {phase === 'connected' && quality === 'weak' && <Trans>Weak connection</Trans>}
        {phase === 'connected' && quality === 'poor' && (
          <Trans>Poor connection. Turning off your camera may help.</Trans>
        )}
      </span>
      {phase === 'connected' && since !== undefined && <Clock since={since} />}
    </p>
  )
}
