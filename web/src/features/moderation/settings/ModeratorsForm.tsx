import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { isMessage, ThreadFields } from '../thread/ThreadFields.tsx'

/** Writes to moderators, about a decision or about anything. */
export function ModeratorsForm({ decisionId }: { decisionId: string | undefined }) {
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('send_moderator_message', {
    toasts: 'none',
    onDone: () => setMessage(''),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isMessage(message))
      mutate({ ...(decisionId !== undefined && { decision_id: decisionId }), message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ThreadFields
        label={<Trans>Your message</Trans>}
        message={message}
        error={error}
        isPending={isPending}
        onChange={setMessage}
      />
    </form>
  )
}
