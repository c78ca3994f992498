import type { Group } from '@commons/contract/groups/groups.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type FormEvent } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { GroupFields, isNamed } from '../form/GroupFields.tsx'
import { GroupPictures } from '../form/GroupPictures.tsx'
import { groupEdit, unedited } from '../form/group-edit.ts'
import { partsOf, picturesOf } from '../form/group-pictures.ts'
import { useGroupSave } from '../form/use-group-save.ts'
import { TypeToggle } from './TypeToggle.tsx'
import { useDeleteGroup } from './use-delete-group.tsx'

/** A group's header while its owner edits it. What they changed is kept until they save or cancel. */
export function GroupEdit({ group, onClose }: { group: Group; onClose: () => void }) {
  const kept = useKeptEdit(groupEdit, String(group.id), {
    name: group.group_name,
    description: group.description,
    ...unedited,
  })
  const { draft, change } = kept
  const close = () => {
    kept.forget()
    onClose()
  }
  const { error, sending, save, cancel } = useGroupSave('group_update', close)
  const { issues, failure } = useRefused(error, { group_name: draft.name, description: draft.description })
  const isSending = sending !== undefined
  const navigate = useNavigate()
  const { ask } = useDeleteGroup(group, () => void navigate({ to: paths.myGroups(), replace: true }))
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that started editing is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed(draft) || isSending) return
    const { name, description } = draft
    save({ group_id: group.id, group_name: name, description }, picturesOf(draft))
  }

  return (
    <Card as="section">
      <form className={form.form} noValidate onSubmit={submit}>
        <h1 ref={heading} tabIndex={-1} className={listPage.name}>
          <Trans>Edit the group</Trans>
        </h1>
        {kept.restored && !isSending && <DraftRestored onDiscard={kept.discard} />}
        <GroupPictures
          name={draft.name}
          chosen={picturesOf(draft)}
          stored={group}
          disabled={isSending}
          onChoose={(pictures) => change(partsOf(pictures))}
        />
        <GroupFields
          name={draft.name}
          description={draft.description}
          issues={issues}
          disabled={isSending}
          onName={(name) => change({ name })}
          onDescription={(description) => change({ description })}
        />
        <TypeToggle group={group} />
        <FailureNote failure={failure} />
        {sending && sending.totalBytes > 0 && <SendingProgress sending={sending} onCancel={cancel} />}
        <div>
          <Button variant="outline" color="rose" disabled={isSending} onClick={() => void ask()}>
            <Trans>Delete Group</Trans>
          </Button>
        </div>
        {kept.isOutdated && !isSending && <NewerVersion onDiscard={kept.discard} />}
        <FormActions canCancel={!isSending} onCancel={close} disabled={!isNamed(draft)} loading={isSending}>
          <Trans>Update</Trans>
        </FormActions>
      </form>
    </Card>
  )
}
