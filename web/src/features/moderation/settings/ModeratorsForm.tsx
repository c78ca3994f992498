import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { ThreadForm } from '../thread/ThreadForm.tsx'

/** Writes to moderators, about a decision or about anything. */
export function ModeratorsForm({ decisionId }: { decisionId: string | undefined }) {
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('send_moderator_message', {
    toasts: 'none',
    onDone: () => setMessage(''),
  })
  return (
    <ThreadForm
      label={<Trans>Your message</Trans>}
      message={message}
      error={error}
      isPending={isPending}
      onChange={setMessage}
      onSend={() => mutate({ ...(decisionId !== undefined && { decision_id: decisionId }), message })}
    />
  )
}
