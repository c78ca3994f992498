import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { GoesBack, type Held } from './GoesBack.tsx'
import { type DeletedGroup, useRemoveGroup } from './use-delete-group.tsx'

interface DeleteGroupDialogProps {
  group: DeletedGroup
  /** What a project has in escrow. */
  held: Held | undefined
  onDeleted: () => void
  onClose: () => void
}

/** Asks for the name of a group with posts before deleting it, because the posts are deleted too. */
export default function DeleteGroupDialog({ group, held, onDeleted, onClose }: DeleteGroupDialogProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const remove = useRemoveGroup(group, {
    onDone() {
      onClose()
      onDeleted()
    },
  })
  const isProject = group.is_project === 1
  const groupName = group.group_name

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !remove.isPending) remove.mutate({ group_id: group.id, group_name: name })
  }

  return (
    <Dialog
      opened
      title={isProject ? <Trans>Delete Project</Trans> : <Trans>Delete Group</Trans>}
      size="small"
      onClose={onClose}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          <Trans>
            Everyone loses access to the posts and the chat of <b>{groupName}</b>. You can restore it for 30
            days.
          </Trans>
        </p>
        <GoesBack of={held} />
        <TextInput
          label={
            isProject
              ? t`Type the name of the project to delete it`
              : t`Type the name of the group to delete it`
          }
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
