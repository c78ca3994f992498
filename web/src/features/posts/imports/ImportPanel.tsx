import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportRow } from './ImportRow.tsx'

/** Lets members bring the posts that they wrote elsewhere, and says how that goes. */
export default function ImportPanel() {
  const read = useRead('import_list', {})
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p className={classes.text}>
        <Trans>
          Bring the posts that you wrote elsewhere. They keep their dates and are on your profile, marked as
          imported. Nobody is notified.
        </Trans>
      </p>
      <ul className={classes.plain}>
        <li>
          <Trans>
            <b>Mastodon</b>: Preferences, Import and export, Data export, Request your archive
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Bluesky</b>: Settings, Account, Export my data. The file has no pictures.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Another Commons</b>: Settings, Account, Download your data
          </Trans>
        </li>
      </ul>
      <ImportForm />
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length > 0 && (
            <>
              <h2 className={classes.heading}>
                <Trans>Your imports</Trans>
              </h2>
              <ul className={classes.rows}>
                {recdata.map((each) => (
                  <ImportRow key={each.import_id} of={each} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  )
}
