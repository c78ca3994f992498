import type { SavedFolder } from '@commons/contract/posts/saved-folders.ts'
import { longestFolderName } from '@commons/contract/shared/saved-folder.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

export interface FolderFormProps {
  /** The one that is renamed; without it one is created. */
  folder?: SavedFolder | undefined
  /** The first post of the one that is created. */
  postId?: number | undefined
  onClose: () => void
}

/** The name of a folder of saved posts. */
export function FolderForm({ folder, postId, onClose }: FolderFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(folder?.name ?? '')
  const said = {
    toasts: 'none' as const,
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  }
  const create = useWrite('add_saved_folder', said)
  const rename = useWrite('rename_saved_folder', said)
  const { error, isPending } = folder ? rename : create
  const { issues, failure } = useRefused(error, { name })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    if (folder) rename.mutate({ name, folder_id: folder.folder_id })
    else create.mutate(postId === undefined ? { name } : { name, post_id: postId })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={unitsFor(longestFolderName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending} disabled={name.trim() === ''}>
        {folder ? <Trans>Save</Trans> : <Trans>Create</Trans>}
      </FormActions>
    </form>
  )
}
