import { Trans } from '@lingui/react/macro'
import { FailureNote } from '../ui/FailureNote.tsx'
import { OnlineButton } from './OnlineButton.tsx'
import classes from './Settings.module.css'
import type { useReadMore } from '../api/use-read-more.ts'

/** Reads a list on, or says that there is no more of it. */
export function MoreButton({ more }: { more: ReturnType<typeof useReadMore>['more'] }) {
  if (!more.isThere)
    return (
      <p className={classes.text}>
        <Trans>Nothing More To Load</Trans>
      </p>
    )
  return (
    <>
      <FailureNote failure={more.failed?.message} />
      <OnlineButton variant="default" className={classes.submit} loading={more.loading} onClick={more.load}>
        <Trans>Show more</Trans>
      </OnlineButton>
    </>
  )
}
