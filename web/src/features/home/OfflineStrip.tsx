import { Trans } from '@lingui/react/macro'
import { IconWifiOff } from '@tabler/icons-react'
import { useConnection } from '../../api/connection.ts'
import classes from './OfflineStrip.module.css'

/** Says that there is no network, as long as there is none. */
export function OfflineStrip() {
  const offline = useConnection() === 'offline'
  return (
    <div role="status">
      {offline && (
        <p className={classes.strip}>
          <IconWifiOff size={18} aria-hidden="true" />
          <Trans>You are offline. You see what was loaded before.</Trans>
        </p>
      )}
    </div>
  )
}
