import { Trans } from '@lingui/react/macro'
import { newVersion } from '../../../api/offline/new-version.ts'
import classes from './UpdateNotice.module.css'
import { useStore } from '../../../ui/store.ts'
import { useQuiet } from './use-quiet.ts'

function Notice() {
  const quiet = useQuiet()
  return (
    <div role="status" className={classes.place}>
      {quiet && (
        <p className={classes.notice}>
          <Trans>A new version is ready</Trans>
          <button type="button" className={classes.reload} onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </button>
        </p>
      )}
    </div>
  )
}

/** Offers a newer build while the member isn't writing. The page never reloads by itself. */
export function UpdateNotice() {
  return useStore(newVersion) && <Notice />
}
