import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { IconBadgeCc, IconMovie } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { acceptedCaptions, longestAlt } from '../../../compose/media-file.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FileLine } from '../../../ui/files/FileLine.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { storyVideoDraft } from './story-drafts.ts'
import classes from './StoryEditor.module.css'
import { useStoryUpload } from './use-story-upload.ts'

const acceptedVideos = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm'

/** Puts a video on top of a story. What was chosen and typed is kept until it is added or given up. */
export function StoryVideoForm({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(storyVideoDraft, String(projectId))
  const close = () => {
    forget()
    onClose()
  }
  const { file, captions, alt } = draft
  const { sending, isBusy, cancel, issues, failure, send } = useStoryUpload('set_story_video', { alt }, close)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (file && !isBusy) send({ group_id: projectId, alt }, { file, ...(captions && { captions }) })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isBusy && <DraftRestored onDiscard={forget} />}
      {file && <FileLine name={file.name} bytes={file.size} type={undefined} />}
      <div className={classes.actions}>
        <FilePicker accept={acceptedVideos} disabled={isBusy} onPick={(chosen) => change({ file: chosen })}>
          <IconMovie size={20} aria-hidden="true" />
          {file ? <Trans>Choose another video</Trans> : <Trans>Choose a video</Trans>}
        </FilePicker>
        <FilePicker
          accept={acceptedCaptions}
          disabled={isBusy}
          onPick={(chosen) => change({ captions: chosen })}
        >
          <IconBadgeCc size={20} aria-hidden="true" />
          {captions ? <Trans>Choose other captions</Trans> : <Trans>Add captions</Trans>}
        </FilePicker>
      </div>
      {captions && (
        <p className={classes.captions}>
          <span>
            <Trans>Captions: {captions.name}</Trans>
          </span>
          <Button
            variant="subtle"
            color="rose"
            size="sm"
            disabled={isBusy}
            onClick={() => change({ captions: undefined })}
          >
            <Trans>Remove the captions</Trans>
          </Button>
        </p>
      )}
      <Textarea
        dir="auto"
        label={t`Describe it for people who can't see it`}
        autosize
        minRows={1}
        maxLength={unitsFor(longestAlt)}
        disabled={isBusy}
        value={alt}
        error={issues['alt']}
        onChange={({ currentTarget: { value } }) => change({ alt: value })}
      />
      <FailureNote failure={failure} />
      {sending && <SendingProgress sending={sending} onCancel={cancel} />}
      <FormActions onCancel={close} canCancel={!isBusy} loading={isBusy} disabled={!file}>
        <Trans>Add</Trans>
      </FormActions>
    </form>
  )
}
