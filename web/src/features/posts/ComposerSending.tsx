import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Delayed } from '../../ui/Delayed.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import classes from './Composer.module.css'
import type { Sending } from './use-composer.ts'

const megabyte = 1024 * 1024

/** How much of the post has left, and a way to stop it. */
export function ComposerSending({
  sending: { sent, total },
  onCancel,
}: {
  sending: Sending
  onCancel: () => void
}) {
  const { i18n } = useLingui()
  const megabytes = (bytes: number) =>
    i18n.number(bytes / megabyte, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const share = total > 0 ? sent / total : undefined
  const uploading = share !== undefined && share < 1
  return (
    <Delayed>
      <div className={classes.sending}>
        <ProgressLine
          value={uploading ? share : undefined}
          label={
            uploading ? (
              <Trans>
                Uploading {megabytes(sent)} of {megabytes(total)} MB
              </Trans>
            ) : (
              <Trans>Processing…</Trans>
            )
          }
        />
        <Button variant="default" size="sm" className={classes.cancel ?? ''} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Delayed>
  )
}
