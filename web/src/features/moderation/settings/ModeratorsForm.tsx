import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { messageDraft } from '../../../compose/message-draft.ts'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { isMessage, ThreadFields } from '../thread/ThreadFields.tsx'

/** What a member writes to moderators; its place is the decision. */
const ownMessage = messageDraft('moderator-message')

/** Writes to moderators, about a decision or about anything. What is written is kept until it is sent. */
export function ModeratorsForm({ decisionId }: { decisionId: string | undefined }) {
  const { draft, restored, change, forget } = useKeptDraft(ownMessage, decisionId ?? 'general')
  const { message } = draft
  const { mutate, error, isPending } = useWrite('send_moderator_message', {
    toasts: 'none',
    onDone: forget,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isMessage(message))
      mutate({ ...(decisionId !== undefined && { decision_id: decisionId }), message })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isPending && <DraftRestored onDiscard={forget} />}
      <ThreadFields
        label={<Trans>Your message</Trans>}
        message={message}
        error={error}
        isPending={isPending}
        onChange={(text) => change({ message: text })}
      />
    </form>
  )
}
