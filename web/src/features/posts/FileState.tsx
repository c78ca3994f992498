import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import classes from './WaitingPosts.module.css'

/** How far the file of an own post has come, or why it cannot be shown; nothing once it is ready. */
export function FileState({ post }: { post: Post }) {
  const { file_state: state, file_progress: progress, file_failure: failure } = post
  if (state === 'processing')
    return (
      <ProgressLine
        value={progress === null || progress === 0 ? undefined : progress / 100}
        label={
          progress === null || progress === 0 ? (
            <Trans>Processing…</Trans>
          ) : (
            <Trans>Processing… {progress} %</Trans>
          )
        }
      />
    )
  if (state !== 'failed') return null
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={22} aria-hidden="true" />
      <p>{failure ?? <Trans>The file could not be processed.</Trans>}</p>
    </div>
  )
}
