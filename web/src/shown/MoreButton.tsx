import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useConnection } from '../api/connection.ts'
import type { useReadMore } from '../api/use-read-more.ts'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import classes from './Loaded.module.css'

/** A button that loads more of a list, or a note that there is no more. */
export function MoreButton({ more }: { more: ReturnType<typeof useReadMore>['more'] }) {
  const offline = useConnection() === 'offline'
  if (!more.isThere)
    return (
      <p className={classes.text}>
        <Trans>Nothing More To Load</Trans>
      </p>
    )
  return (
    <>
      {offline ? (
        <p className={classes.text} role="status">
          <Trans>You're offline. This will load when you're back.</Trans>
        </p>
      ) : (
        <FailureNote failure={more.failed?.message} />
      )}
      <Button
        variant="default"
        className={classes.more}
        loading={more.loading}
        disabled={offline}
        onClick={more.load}
      >
        <Trans>Show more</Trans>
      </Button>
    </>
  )
}
