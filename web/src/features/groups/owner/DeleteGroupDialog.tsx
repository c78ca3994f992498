import type { ListedGroup } from '@commons/contract/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { useRestoreGroup } from './use-delete-group.ts'

interface DeleteGroupDialogProps {
  group: Pick<ListedGroup, 'id' | 'group_name'>
  onDeleted: () => void
  onClose: () => void
}

/** Asks for the name of a group with posts before deleting it, because the posts are deleted too. */
export default function DeleteGroupDialog({ group, onDeleted, onClose }: DeleteGroupDialogProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const restore = useRestoreGroup()
  const remove = useWrite('group_delete', {
    toasts: 'none',
    onDone() {
      onClose()
      onDeleted()
    },
    undo: () => restore.mutate({ group_id: group.id }),
  })
  const groupName = group.group_name

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !remove.isPending) remove.mutate({ group_id: group.id, group_name: name })
  }

  return (
    <Dialog opened title={<Trans>Delete Group</Trans>} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          <Trans>
            Everyone loses access to the posts and the chat of <b>{groupName}</b>. You can restore it for 30
            days.
          </Trans>
        </p>
        <TextInput
          label={t`Type the name of the group to delete it`}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FailureNote failure={remove.error?.message} />
        <div className={form.actions}>
          <Button variant="default" onClick={onClose}>
            <Trans>No</Trans>
          </Button>
          <Button type="submit" color="rose" disabled={name.trim() === ''} loading={remove.isPending}>
            <Trans>Yes</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
