import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { arePasskeysPossible } from '../../../passkeys/passkeys-possible.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { PasskeyAdd } from './PasskeyAdd.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import classes from '../../../settings-kit/Settings.module.css'

function Impossible() {
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      {globalThis.isSecureContext ? (
        <Trans>This browser doesn't support passkeys. Add one in another browser or on another device.</Trans>
      ) : (
        <Trans>
          Your browser only allows this over a secure connection. Open Commons at an https address or on
          localhost.
        </Trans>
      )}
    </p>
  )
}

export function PasskeysPanel() {
  const read = useRead('passkey_list', {})
  const [adding, setAdding] = useState(false)
  const intro = useRef<HTMLParagraphElement>(null)
  const toIntro = () => intro.current?.focus()
  const close = () => {
    setAdding(false)
    toIntro()
  }
  const add = arePasskeysPossible() ? (
    <OnlineButton onClick={() => setAdding(true)}>
      <Trans>Add a passkey</Trans>
    </OnlineButton>
  ) : (
    <Impossible />
  )
  return (
    <div className={classes.stack}>
      <p ref={intro} tabIndex={-1} className={classes.text}>
        <Trans>
          Log in with your fingerprint, face or PIN instead of a password and code. Passkeys only work on this
          site, so they can't be phished.
        </Trans>
      </p>
      <Loaded read={read}>
        {({ recdata }) => (
          <>
            {recdata.length > 0 && (
              <ul className={classes.rows}>
                {recdata.map((passkey) => (
                  <PasskeyRow key={passkey.passkey_id} passkey={passkey} onRemoved={toIntro} />
                ))}
              </ul>
            )}
            {adding ? (
              <PasskeyAdd onClose={close} />
            ) : recdata.length > 0 ? (
              <div>{add}</div>
            ) : (
              <EmptyState
                title={<Trans>No passkey yet</Trans>}
                hint={<Trans>Add one on each device you use.</Trans>}
                action={add}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
