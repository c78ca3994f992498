import { longestNote } from '@commons/contract/moderation/queue.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import rows from '../frame/Rows.module.css'

/** What a note is about: what was reported, or a member. */
export type NoteAbout = { readonly report_id: number } | { readonly view_user_id: number }

/** A note for other staff. */
export function NoteForm({ about }: { about: NoteAbout }) {
  const id = useId()
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('add_staff_note', {
    toasts: 'none',
    onDone: () => setMessage(''),
  })
  const { issues, failure } = useRefused(error, { message })
  const left = charactersLeft(message, longestNote)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ ...about, message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>A note for other staff</Trans>
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={2}
          value={message}
          {...issueProps(id, issues.message, { isWrong: (left ?? 0) < 0 })}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.message} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <div className={rows.actions}>
        <Button type="submit" variant="default" loading={isPending}>
          <Trans>Add note</Trans>
        </Button>
      </div>
    </form>
  )
}
