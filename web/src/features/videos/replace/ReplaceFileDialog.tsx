import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedMedia, bytesText, lookAt, type MediaFile } from '../../../compose/media-file.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useSiteLimits } from '../upload/use-site-limits.ts'
import classes from './ReplaceFile.module.css'
import { replaceFile } from './replacements.ts'

interface ReplaceFileDialogProps {
  video: SiteVideo
  onClose: () => void
}

/** Chooses another file for an own video, which is sent while the member goes on. */
export default function ReplaceFileDialog({ video, onClose }: ReplaceFileDialogProps) {
  const { video_id, title, captions, file_state } = video
  const client = useQueryClient()
  const limits = useSiteLimits()
  const hint = useId()
  const [media, setMedia] = useState<MediaFile>()
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isShown = file_state === 'ready'

  async function pick(file: File) {
    setLooking(true)
    const found = await lookAt(file, limits)
    setLooking(false)
    const isRefused = 'refusal' in found
    setProblem(isRefused ? messageText(`refusal.${found.refusal}`, found.values) : undefined)
    if (!isRefused) setMedia(found)
  }

  function send() {
    if (!media) return
    replaceFile(client, { videoId: video_id, media })
    onClose()
  }
  return (
    <Dialog
      opened
      title={isShown ? <Trans>Replace the file</Trans> : <Trans>Choose the file again</Trans>}
      onClose={onClose}
    >
      <div className={form.form}>
        <p className={classes.title}>
          <bdi>{title}</bdi>
        </p>
        <p id={hint} className={classes.hint}>
          {isShown ? (
            <Trans>
              The address, views and comments stay. Viewers see the present file until the new one is ready.
            </Trans>
          ) : (
            <Trans>What you wrote stays. The video appears when the new file is ready.</Trans>
          )}{' '}
          {isShown && captions.length > 0 && (
            <Trans>Its captions stay, too. Check afterwards that they still fit.</Trans>
          )}
        </p>
        {media && (
          <p className={classes.chosen}>
            <IconMovie size={22} stroke={1.75} aria-hidden="true" />
            <bdi className={classes.name}>{media.file.name}</bdi>
            <span className={classes.hint}>{bytesText(media.file.size)}</span>
          </p>
        )}
        <div>
          <FilePicker
            accept={acceptedMedia}
            disabled={isLooking}
            describedBy={hint}
            onPick={(file) => void pick(file)}
          >
            <IconMovie size={22} stroke={1.75} aria-hidden="true" />
            {media ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
          </FilePicker>
        </div>
        <FailureNote failure={problem} />
        <div className={form.actions}>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={!media || isLooking} onClick={send}>
            {isShown ? <Trans>Replace</Trans> : <Trans>Upload</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
