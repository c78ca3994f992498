import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../api/use-call.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { useStore } from '../../../ui/store.ts'
import classes from './ReplaceFile.module.css'
import { cancelReplacement, replacementOf, replacements, retryReplacement } from './replacements.ts'

export const openReplaceFile = (video: SiteVideo) =>
  void openDialog(() => import('./ReplaceFileDialog.tsx'), { video })

function ChooseAgain({ video }: { video: SiteVideo }) {
  const { t } = useLingui()
  const { title } = video
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={t`Choose the file again: ${title}`}
      onClick={() => openReplaceFile(video)}
    >
      <Trans>Choose the file again</Trans>
    </Button>
  )
}

/** What the server says of the file that is to replace an own video's. */
function Coming({ video }: { video: SiteVideo }) {
  const { t } = useLingui()
  const { video_id, title, replacement } = video
  const keeping = useWrite('cancel_video_replacement', { lane: `video:${video_id}` })
  if (!replacement) return null
  const { state, progress, failure } = replacement
  const keep = () => keeping.mutate({ video_id })
  if (state === 'failed')
    return (
      <div className={classes.state}>
        <FailureNote failure={failure ?? undefined} />
        <div className={classes.ways}>
          <ChooseAgain video={video} />
          <Button size="sm" variant="default" aria-label={t`Keep the present file: ${title}`} onClick={keep}>
            <Trans>Keep the present file</Trans>
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.state}>
      <ProgressLine
        value={progress === 0 ? undefined : progress / 100}
        label={<Trans>The new file is being prepared… {progress}%</Trans>}
      />
      <Button size="sm" variant="default" aria-label={t`Keep the present file: ${title}`} onClick={keep}>
        <Trans>Keep the present file</Trans>
      </Button>
    </div>
  )
}

/** How far another file of an own video is, and what can be done where the video's or the new one failed. */
export function Replacing({ video }: { video: SiteVideo }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const sent = replacementOf(useStore(replacements), video.video_id)
  if (!sent)
    return video.file_state === 'failed' ? (
      <div className={classes.state}>
        <ChooseAgain video={video} />
      </div>
    ) : (
      <Coming video={video} />
    )
  const { key, sending, problem } = sent
  const { title } = video
  const cancel = () => cancelReplacement(key)
  return (
    <div className={classes.state}>
      {sending && (
        <SendingProgress sending={sending} {...(sending.phase === 'answering' ? {} : { onCancel: cancel })} />
      )}
      {problem && (
        <>
          <FailureNote failure={problem.message} />
          <div className={classes.ways}>
            {problem.retry && (
              <Button size="sm" onClick={() => retryReplacement(client, key)}>
                <Trans>Retry</Trans>
              </Button>
            )}
            <ChooseAgain video={video} />
            <Button
              size="sm"
              variant="default"
              aria-label={t`Cancel the new file: ${title}`}
              onClick={cancel}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
