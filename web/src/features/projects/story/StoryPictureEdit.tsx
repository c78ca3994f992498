import type { StoryPicture } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { pictureEditOf, storyPictureEdit } from './story-drafts.ts'
import { StoryWords } from './StoryWords.tsx'

/** Changes what is said of a picture in a story. */
export function StoryPictureEdit({ picture, onClose }: { picture: StoryPicture; onClose: () => void }) {
  const { story_picture_id: id } = picture
  const kept = useKeptEdit(storyPictureEdit, String(id), pictureEditOf(picture))
  const { caption, alt } = kept.draft
  const close = () => {
    kept.forget()
    onClose()
  }
  const write = useWrite('edit_story_picture', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      close()
    },
  })
  const { issues, failure } = useRefused(write.error, { caption, alt })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!write.isPending) write.mutate({ story_picture_id: id, caption, alt })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.discard} />}
      <StoryWords
        words={{ caption, alt }}
        issues={issues}
        disabled={write.isPending}
        onChange={kept.change}
      />
      <FailureNote failure={failure} />
      {kept.isOutdated && !write.isPending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions onCancel={close} loading={write.isPending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
