import { mostApps } from '@commons/contract/accounts/apps.ts'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useRead } from '../../../../api/use-call.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { AppForm } from './AppForm.tsx'
import { AppRow } from './AppRow.tsx'

/** The apps that the member makes for others, which ask them for access by OAuth. */
export function AppsPanel() {
  const read = useRead('app_list', {})
  const [isAdding, setAdding] = useState(false)
  const intro = useRef<HTMLParagraphElement>(null)
  const toIntro = () => intro.current?.focus()
  const close = () => {
    setAdding(false)
    toIntro()
  }
  const add = (
    <OnlineButton onClick={() => setAdding(true)}>
      <Trans>Register an app</Trans>
    </OnlineButton>
  )
  return (
    <div className={classes.stack}>
      <p ref={intro} tabIndex={-1} className={classes.text}>
        <Trans>
          For developers: an app you register here can ask people to let it use Commons for them (OAuth). What
          it can do is in the <a href="/api/docs">API reference</a>.
        </Trans>
      </p>
      <Loaded read={read}>
        {({ recdata }) => (
          <>
            {isAdding && <AppForm onSaved={close} onCancel={close} />}
            {recdata.length > 0 && (
              <ul className={classes.rows}>
                {recdata.map((app) => (
                  <AppRow key={app.app_id} app={app} onRemoved={toIntro} />
                ))}
              </ul>
            )}
            {!isAdding &&
              (recdata.length >= mostApps ? (
                <p className={classes.text}>
                  <Trans>You have 20 apps, which is the most. Remove one to register another.</Trans>
                </p>
              ) : recdata.length > 0 ? (
                <div>{add}</div>
              ) : (
                <EmptyState
                  title={<Trans>No apps yet</Trans>}
                  hint={<Trans>Register one to get its client_id.</Trans>}
                  action={add}
                />
              ))}
          </>
        )}
      </Loaded>
    </div>
  )
}
