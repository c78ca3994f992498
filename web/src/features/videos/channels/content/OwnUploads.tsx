import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../../api/session.ts'
import { SendingProgress } from '../../../../compose/SendingProgress.tsx'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { useStore } from '../../../../ui/store.ts'
import { restoreReplacements } from '../../replace/replacements.ts'
import { createVideoAgain } from '../../upload/create-video.ts'
import { videoUploads, type VideoUpload } from '../../upload/upload-store.ts'
import { cancelUpload, restoreSentVideos, retryUpload } from '../../upload/video-uploads.ts'
import classes from './ChannelContent.module.css'

/** A video that this page is sending, or could not send. */
function Uploading({ upload: { key, draft, sending, problem } }: { upload: VideoUpload }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { title } = draft
  const giveBack = () => {
    cancelUpload(key)
    // It may have arrived after all: unchanged and under its key, it is the same video. A refused one needs
    // a new key, since the server remembers the refusal.
    createVideoAgain({ ...draft, sentAs: problem?.retry === false ? undefined : key })
  }
  // Once all of it has been sent, the server publishes it even if nobody waits for the answer.
  const ways = sending?.phase === 'answering' ? {} : { onCancel: giveBack }
  return (
    <li className={classes.upload}>
      <IconMovie size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <bdi className={classes.name}>{title}</bdi>
        {sending && <SendingProgress sending={sending} {...ways} />}
        {problem && (
          <>
            <FailureNote failure={problem.message} />
            <div className={classes.ways}>
              {problem.retry && (
                <Button size="sm" onClick={() => retryUpload(client, key)}>
                  <Trans>Retry</Trans>
                </Button>
              )}
              <Button size="sm" variant="default" onClick={giveBack}>
                <Trans>Edit</Trans>
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={t`Delete: ${title}`}
                onClick={() => cancelUpload(key)}
              >
                <Trans>Delete</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** The videos on their way to a channel, also those that an earlier page was sending. */
export function OwnUploads({ channelId }: { channelId: number }) {
  const { t } = useLingui()
  const member = useSession()?.id
  useEffect(() => {
    if (member === undefined) return
    void restoreSentVideos()
    void restoreReplacements()
  }, [member])
  const uploads = useStore(videoUploads)
  const own = [...uploads.values()].filter(({ draft }) => (draft.channelId ?? channelId) === channelId)
  if (own.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t`Videos not published yet`}>
      {own.map((upload) => (
        <Uploading key={upload.key} upload={upload} />
      ))}
    </ul>
  )
}
