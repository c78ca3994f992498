import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { messageDraft } from '../../../compose/message-draft.ts'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { isMessage, ThreadFields } from '../../moderation/judging/public.ts'

interface MemberMessageFormProps {
  /** Whose thread it is, and about which decision. */
  thread: { view_user_id: number | string; decision_id?: number | string }
  /** The latest message that the reader sees; 0 if there is none. */
  readId: number
  waits: boolean
}

/** What a moderator writes to a member; its place is the thread. */
const answer = messageDraft('member-message')

/** Writes to a member as a moderator, or says that they need no answer. What is written is kept until it is sent. */
export function MemberMessageForm({ thread, readId, waits }: MemberMessageFormProps) {
  const place = `${thread.view_user_id} ${thread.decision_id ?? 'general'}`
  const { draft, restored, change, forget } = useKeptDraft(answer, place)
  const { message } = draft
  const { mutate, error, isPending } = useWrite('send_member_message', {
    toasts: 'none',
    onDone: forget,
  })
  const settle = useWrite('settle_member_thread')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isMessage(message)) mutate({ ...thread, message, read_id: readId })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isPending && <DraftRestored onDiscard={forget} />}
      <ThreadFields
        label={<Trans>Write as a moderator (your name isn't shown)</Trans>}
        message={message}
        error={error}
        isPending={isPending}
        onChange={(text) => change({ message: text })}
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
