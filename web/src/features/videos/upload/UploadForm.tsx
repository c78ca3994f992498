import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { whyTooMuch } from '../../../compose/media-file.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isTooLong, missingOf } from './missing-words.ts'
import classes from './Upload.module.css'
import { useSentAhead } from './use-sent-ahead.ts'
import { useSiteLimits } from './use-site-limits.ts'
import { useVideoFiles } from './use-video-files.ts'
import { videoDraft, type VideoDraft } from './video-draft.ts'
import { VideoFields } from './VideoFields.tsx'
import { VideoFileField } from './VideoFileField.tsx'
import { sendVideo } from './video-uploads.ts'

export interface UploadFormProps {
  /** The channel that it was opened for. */
  channelId: number | null
  /** A video that could not be published. */
  given?: VideoDraft
  onClose: () => void
}

interface ChannelChoiceProps {
  channelId: number | null
  onChoose: (channelId: number) => void
}

/** The channel of the video, for members who have several. */
function ChannelChoice({ channelId, onChoose }: ChannelChoiceProps) {
  const { t } = useLingui()
  const channels = useRead('get_channels', {}).data?.response ?? []
  if (channels.length < 2) return null
  return (
    <NativeSelect
      size="md"
      label={t`Channel`}
      value={String(channelId ?? channels[0]?.id)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      data={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

/** The form of a new video, which is usable while a large file is already sent. */
export function UploadForm({ channelId, given, onClose }: UploadFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const limits = useSiteLimits()
  const element = useRef<HTMLFormElement>(null)
  const { draft, restored, change, forget } = useKeptDraft(videoDraft)
  const [hasAsked, setHasAsked] = useState(false)
  const ahead = useSentAhead(draft.media?.file)
  const files = useVideoFiles(draft, change, { limits, onGivenUp: ahead.remove })
  const dragging = useFileDrop(files.take)
  const begin = useRef(() => {})
  begin.current = () => {
    if (given) change(videoDraft.join(draft, given))
  }
  useEffect(() => begin.current(), [])

  const missing = missingOf(draft)
  const chosenChannel = draft.channelId ?? channelId

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasAsked(true)
    if (!draft.media) return files.refuseWords(messageText('refusal.video_without_file'))
    if (Object.keys(missing).length > 0 || isTooLong(draft)) {
      // After the issues are shown.
      setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const tooMuch = whyTooMuch(draft.media, limits)
    if (tooMuch) return files.refuse(tooMuch)
    // Before sending, or its files would be stored twice meanwhile.
    forget()
    ahead.stop()
    void sendVideo(client, { ...draft, channelId: chosenChannel })
    toast.success(t`Uploading. You can keep browsing.`)
    onClose()
  }
  function giveUp() {
    ahead.remove()
    forget()
  }
  function discard() {
    giveUp()
    onClose()
  }
  return (
    <form
      ref={element}
      className={form.form}
      noValidate
      onSubmit={submit}
      data-dragging={dragging || undefined}
    >
      {restored && !given && <DraftRestored onDiscard={giveUp} />}
      <div className={classes.sides} data-dragging={dragging || undefined}>
        <div className={classes.file}>
          <VideoFileField draft={draft} files={files} limits={limits} ahead={ahead.part} onChange={change} />
          <FailureNote failure={files.problem} />
        </div>
        <div className={classes.fields}>
          <ChannelChoice channelId={chosenChannel} onChoose={(chosen) => change({ channelId: chosen })} />
          <VideoFields words={draft} issues={hasAsked ? missing : {}} onChange={change} />
        </div>
      </div>
      <div className={form.actions}>
        <Button variant="default" onClick={discard}>
          <Trans>Discard</Trans>
        </Button>
        <Button type="submit" disabled={files.looking || isTooLong(draft)}>
          <Trans>Upload</Trans>
        </Button>
      </div>
    </form>
  )
}
