import type { Group } from '@commons/contract/groups.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormActions } from '../../../compose/FormActions.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { GroupFields, isNamed } from '../form/GroupFields.tsx'
import { GroupPictures } from '../form/GroupPictures.tsx'
import type { Pictures } from '../form/group-pictures.ts'
import { useGroupSave } from '../form/use-group-save.ts'
import { TypeToggle } from './TypeToggle.tsx'
import { useDeleteGroup } from './use-delete-group.ts'

/** A group's header while its owner edits it. A failure is shown and the texts are kept. */
export function GroupEdit({ group, onClose }: { group: Group; onClose: () => void }) {
  const [texts, setTexts] = useState({ name: group.group_name, description: group.description })
  const [chosen, setChosen] = useState<Pictures>({})
  const { failure, fieldIssues, sending, save, cancel } = useGroupSave('group_update', onClose)
  const isSending = sending !== undefined
  const isOfFields = ['group_name', 'description'].some((name) => name in fieldIssues)
  const navigate = useNavigate()
  const { ask } = useDeleteGroup(group, () => void navigate({ to: paths.myGroups(), replace: true }))
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that started editing is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed(texts) || isSending) return
    save({ group_id: group.id, group_name: texts.name, description: texts.description }, chosen)
  }

  return (
    <Card as="section">
      <form className={form.form} noValidate onSubmit={submit}>
        <h1 ref={heading} tabIndex={-1} className={listPage.name}>
          <Trans>Edit the group</Trans>
        </h1>
        <GroupPictures
          name={texts.name}
          chosen={chosen}
          stored={group}
          disabled={isSending}
          onChoose={(pictures) => setChosen((before) => ({ ...before, ...pictures }))}
        />
        <GroupFields
          {...texts}
          issues={fieldIssues}
          disabled={isSending}
          onName={(name) => setTexts((before) => ({ ...before, name }))}
          onDescription={(description) => setTexts((before) => ({ ...before, description }))}
        />
        <TypeToggle group={group} />
        <FailureNote failure={isOfFields ? undefined : failure} />
        {sending && sending.totalBytes > 0 && <SendingProgress sending={sending} onCancel={cancel} />}
        <div>
          <Button variant="outline" color="rose" disabled={isSending} onClick={() => void ask()}>
            <Trans>Delete Group</Trans>
          </Button>
        </div>
        <FormActions canCancel={!isSending} onCancel={onClose} disabled={!isNamed(texts)} loading={isSending}>
          <Trans>Update</Trans>
        </FormActions>
      </form>
    </Card>
  )
}
