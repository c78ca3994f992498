import { Trans } from '@lingui/react/macro'
import { IconWifiOff } from '@tabler/icons-react'
import { useConnection } from '../../../api/connection.ts'
import { staleShown } from '../../../api/offline/stale-shown.ts'
import { WaitingNote } from '../../../compose/outbox/WaitingNote.tsx'
import classes from './OfflineStrip.module.css'
import { useStore } from '../../../ui/store.ts'

/** Says that the network or server is unreachable, and how much is waiting to be sent. */
export function OfflineStrip() {
  const offline = useConnection() === 'offline'
  const stale = useStore(staleShown)
  return (
    <div role="status">
      {(offline || stale) && (
        <p className={classes.strip}>
          <IconWifiOff size={18} aria-hidden="true" />
          <span>
            {offline ? (
              <Trans>You're offline. Showing what was already loaded.</Trans>
            ) : (
              <Trans>Can't reach Commons. Showing what was already loaded.</Trans>
            )}{' '}
            <WaitingNote />
          </span>
        </p>
      )}
    </div>
  )
}
