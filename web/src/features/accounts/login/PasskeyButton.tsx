import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import classes from './PasskeyButton.module.css'

/** Button that logs in with a passkey, without address and password. */
export function PasskeyButton({ busy, onClick }: { busy: boolean; onClick: () => Promise<void> }) {
  return (
    <div>
      <p className={classes.or}>
        <Trans>or</Trans>
      </p>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden="true" />}
        loading={busy}
        onClick={() => void onClick()}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
    </div>
  )
}
