import { longestAppeal } from '@commons/contract/moderation/appeals.ts'
import { Trans } from '@lingui/react/macro'
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

interface AppealDialogProps {
  decisionId: number
  onClose: () => void
}

/** Has a member say why a decision about them is wrong. */
export default function AppealDialog({ decisionId, onClose }: AppealDialogProps) {
  const id = useId()
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('appeal_decision', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  const left = charactersLeft(message, longestAppeal)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ decision_id: decisionId, message })
  }
  return (
    <Dialog opened title={<Trans>Appeal against this decision</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Why is it wrong?</Trans>
          </label>
          <textarea
            dir="auto"
            id={id}
            className={form.text}
            rows={5}
            value={message}
            {...issueProps(id, issues.message, { isWrong: (left ?? 0) < 0 })}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <FieldIssue id={id} issue={issues.message} />
          <CharactersLeft left={left} />
        </div>
        <p className={form.note}>
          <Trans>You can appeal once. Say everything that matters; you can't change it later.</Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending}>
          <Trans>Send appeal</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
