import type { Project } from '@commons/contract/projects/projects.ts'
import { paragraphsOf } from '@commons/contract/shared/project-story.ts'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { FormEvent } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { EntryPicture } from '../../../entries/EntryPicture.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { storyPictureDraft } from './story-drafts.ts'
import { StoryWords } from './StoryWords.tsx'
import { useStoryUpload } from './use-story-upload.ts'

interface StoryPictureFormProps {
  project: Pick<Project, 'id' | 'description'>
  onClose: () => void
}

/** Adds a picture to a story. What was chosen and typed is kept until it is added or given up. */
export function StoryPictureForm({ project: { id, description }, onClose }: StoryPictureFormProps) {
  const { t } = useLingui()
  const { draft, restored, change, forget } = useKeptDraft(storyPictureDraft, String(id))
  const close = () => {
    forget()
    onClose()
  }
  const { file, caption, alt } = draft
  const paragraphs = paragraphsOf(description)
  const after = Math.min(draft.after ?? paragraphs.length, paragraphs.length)
  const { sending, isBusy, cancel, issues, failure, send } = useStoryUpload(
    'add_story_picture',
    { caption, alt, after },
    close,
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (file && !isBusy) send({ group_id: id, after, caption, alt }, { file })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isBusy && <DraftRestored onDiscard={forget} />}
      <EntryPicture
        stored={undefined}
        chosen={file}
        disabled={isBusy}
        onChoose={(chosen) => change({ file: chosen })}
        onRemove={() => change({ file: undefined })}
      />
      <StoryWords words={draft} issues={issues} disabled={isBusy} onChange={change} />
      <NativeSelect
        size="md"
        label={t({ message: 'Place', context: 'in a story' })}
        disabled={isBusy}
        value={String(after)}
        error={issues['after']}
        onChange={({ currentTarget: { value } }) => change({ after: Number(value) })}
        data={[
          { value: '0', label: t`At the beginning` },
          ...paragraphs.map((paragraph, nth) => {
            const begins = shortened(paragraph, 40)
            return { value: String(nth + 1), label: t`After “${begins}”` }
          }),
        ]}
      />
      <FailureNote failure={failure} />
      {sending && <SendingProgress sending={sending} onCancel={cancel} />}
      <FormActions onCancel={close} canCancel={!isBusy} loading={isBusy} disabled={!file}>
        <Trans>Add</Trans>
      </FormActions>
    </form>
  )
}
