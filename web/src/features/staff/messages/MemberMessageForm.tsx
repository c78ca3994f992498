import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { isMessage, ThreadFields } from '../../moderation/public.ts'

interface MemberMessageFormProps {
  /** Whose thread it is, and about which decision. */
  thread: { view_user_id: number | string; decision_id?: number | string }
  /** The latest message that the reader sees; 0 if there is none. */
  readId: number
  waits: boolean
}

/** Writes to a member as a moderator, or says that they need no answer. */
export function MemberMessageForm({ thread, readId, waits }: MemberMessageFormProps) {
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('send_member_message', {
    toasts: 'none',
    onDone: () => setMessage(''),
  })
  const settle = useWrite('settle_member_thread')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isMessage(message)) mutate({ ...thread, message, read_id: readId })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ThreadFields
        label={<Trans>Write as a moderator (your name isn't shown)</Trans>}
        message={message}
        error={error}
        isPending={isPending}
        onChange={setMessage}
      >
        {waits && (
          <Button
            variant="default"
            loading={settle.isPending}
            onClick={() => settle.mutate({ ...thread, read_id: readId })}
          >
            <Trans>Needs no answer</Trans>
          </Button>
        )}
      </ThreadFields>
    </form>
  )
}
