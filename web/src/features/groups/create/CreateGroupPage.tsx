import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { partsOf, picturesOf } from '../form/group-pictures.ts'
import { GroupFields, isNamed } from '../form/GroupFields.tsx'
import { GroupPictures } from '../form/GroupPictures.tsx'
import { TypeChoice } from '../form/TypeChoice.tsx'
import { useGroupDraft } from '../form/use-group-draft.ts'
import { useGroupSave } from '../form/use-group-save.ts'
import classes from '../lists/GroupLists.module.css'

/** Makes a group. What is typed is kept until it is made. */
export default function CreateGroupPage() {
  const { t } = useLingui()
  usePageTitle(t`Create group`)
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useGroupDraft()
  const { failure, fieldIssues, sending, save, cancel } = useGroupSave('group_create', ({ id }) => {
    forget()
    void navigate({ to: paths.group(id) })
  })
  const isSending = sending !== undefined
  const isOfFields = ['group_name', 'description'].some((name) => name in fieldIssues)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed(draft) || isSending) return
    const { name, description, isClosed } = draft
    save({ group_name: name, description, is_closed_group: isClosed }, picturesOf(draft))
  }

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Create group</Trans>
        </h1>
      </header>
      <Card as="div">
        <form className={form.form} noValidate onSubmit={submit}>
          {restored && !isSending && (
            <p className={form.note} role="status">
              <Trans>Draft restored</Trans>
              <span aria-hidden="true"> · </span>
              <button type="button" className={classes.textButton} onClick={forget}>
                <Trans>Discard</Trans>
              </button>
            </p>
          )}
          <GroupPictures
            name={draft.name}
            chosen={picturesOf(draft)}
            disabled={isSending}
            onChoose={(chosen) => change(partsOf(chosen))}
          />
          <GroupFields
            name={draft.name}
            description={draft.description}
            issues={fieldIssues}
            disabled={isSending}
            onName={(name) => change({ name })}
            onDescription={(description) => change({ description })}
          />
          <TypeChoice value={draft.isClosed} onChange={(isClosed) => change({ isClosed })} />
          <FailureNote failure={isOfFields ? undefined : failure} />
          {sending && sending.totalBytes > 0 && <SendingProgress sending={sending} onCancel={cancel} />}
          <div className={form.actions}>
            <Button type="submit" disabled={!isNamed(draft)} loading={isSending}>
              <Trans>Create group</Trans>
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
