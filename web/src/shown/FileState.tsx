import type { ShownFile } from './shown-file.ts'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ProgressLine } from '../ui/states/ProgressLine.tsx'
import classes from './FileState.module.css'

/**
 * Shows the author how far their file's processing is, or why it, or the file meant to replace it, cannot be
 * shown.
 */
export function FileState({ of }: { of: Pick<ShownFile, 'file_state' | 'file_progress' | 'file_failure'> }) {
  const { file_state: state, file_progress: progress, file_failure: failure } = of
  if (state === 'processing')
    return (
      <ProgressLine
        value={progress === null || progress === 0 ? undefined : progress / 100}
        label={
          progress === null || progress === 0 ? (
            <Trans>Processing…</Trans>
          ) : (
            <Trans>Processing… {progress}%</Trans>
          )
        }
      />
    )
  // The file that an edit would have put in place of the one shown has failed.
  const isEarlier = state === 'ready' && failure !== null
  if (state !== 'failed' && !isEarlier) return null
  return (
    <div className={classes.failure} role={isEarlier ? 'note' : 'alert'}>
      <IconAlertTriangle size={22} aria-hidden="true" />
      <p>
        {isEarlier && (
          <>
            <Trans>Couldn't use the new file. Your post has its earlier file and audience again.</Trans>{' '}
          </>
        )}
        {failure ?? <Trans>Couldn't process the file.</Trans>}
      </p>
    </div>
  )
}
