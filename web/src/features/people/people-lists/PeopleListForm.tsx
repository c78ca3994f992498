import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { longestListName } from '@commons/contract/shared/people-list.ts'
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

export interface PeopleListFormProps {
  /** The one that is edited; without it one is created. */
  list?: PeopleList | undefined
  /** The first member on the one that is created. */
  memberId?: number | undefined
  onClose: () => void
}

/** The name and the emoji of a list of people. */
export function PeopleListForm({ list, memberId, onClose }: PeopleListFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(list?.name ?? '')
  const [emoji, setEmoji] = useState(list?.emoji ?? '')
  const said = {
    toasts: 'none' as const,
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  }
  const create = useWrite('add_people_list', said)
  const edit = useWrite('edit_people_list', said)
  const { error, isPending } = list ? edit : create
  const { issues, failure } = useRefused(error, { name, emoji })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    if (list) edit.mutate({ name, emoji, list_id: list.list_id })
    else create.mutate({ name, emoji, ...(memberId === undefined ? {} : { member_id: memberId }) })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {!list && (
        <p className={form.note}>
          <Trans>Only you can see your lists. Nobody's told that they're on one.</Trans>
        </p>
      )}
      <TextInput
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={unitsFor(longestListName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t`Emoji (optional)`}
        name="emoji"
        autoComplete="off"
        maxLength={unitsFor(1)}
        value={emoji}
        error={issues.emoji}
        onChange={({ currentTarget }) => setEmoji(currentTarget.value)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending} disabled={name.trim() === ''}>
        {list ? <Trans>Save</Trans> : <Trans>Create</Trans>}
      </FormActions>
    </form>
  )
}
