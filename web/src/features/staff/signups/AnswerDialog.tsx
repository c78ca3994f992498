import { longestSignupMessage } from '@commons/contract/accounts/registration.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface AnswerFormProps {
  ids: readonly number[]
  status: 'approved' | 'rejected'
  onClose: () => void
  onDone?: () => void
}

export function AnswerDialog(props: AnswerFormProps) {
  return (
    <Dialog
      opened
      title={
        props.status === 'approved' ? (
          <Plural value={props.ids.length} one="Let # person in" other="Let # people in" />
        ) : (
          <Plural value={props.ids.length} one="Reject # request" other="Reject # requests" />
        )
      }
      size="form"
      onClose={props.onClose}
    >
      <AnswerForm {...props} />
    </Dialog>
  )
}

/** Answers those who asked to join, with words of one's own. */
export function AnswerForm({ ids, status, onClose, onDone }: AnswerFormProps) {
  const id = useId()
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('answer_signup_requests', {
    toasts: 'none',
    onDone({ message: said, recdata: { left } }) {
      toast.success(said)
      if (left > 0)
        toast.error(
          plural(left, {
            one: '# request was answered in the meantime, or has an account by now.',
            other: '# requests were answered in the meantime, or have accounts by now.',
          }),
        )
      onDone?.()
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  const left = charactersLeft(message, longestSignupMessage)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ signup_request_ids: [...ids], status, message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          {status === 'approved' ? (
            <Trans>Some words to welcome them (optional)</Trans>
          ) : (
            <Trans>Why? (optional, they read it in the email)</Trans>
          )}
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={3}
          value={message}
          {...issueProps(id, issues.message, { isWrong: (left ?? 0) < 0 })}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.message} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {status === 'approved' ? <Trans>Let in</Trans> : <Trans context="requests to join">Reject</Trans>}
      </FormActions>
    </form>
  )
}
