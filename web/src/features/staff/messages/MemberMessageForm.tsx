import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { ThreadForm } from '../../moderation/public.ts'

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
  return (
    <ThreadForm
      label={<Trans>Write as a moderator (your name isn't shown)</Trans>}
      message={message}
      error={error}
      isPending={isPending}
      onChange={setMessage}
      onSend={() => mutate({ ...thread, message, read_id: readId })}
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
    </ThreadForm>
  )
}
