import { longestReason } from '@commons/contract/staff/staff.ts'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

/** What staff do with a decision that takes a reason and nothing else. */
export type DecisionAct = 'undo_decision' | 'ask_purge' | 'withdraw_purge' | 'confirm_purge'

interface Props {
  call: DecisionAct
  decisionId: number
  note: ReactNode
  /** The words of its button. */
  children: ReactNode
  onClose: () => void
}

/** Does something with a decision, and says why. */
export function ReasonForm({ call, decisionId, note, children, onClose }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite(call, {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  const left = charactersLeft(reason, longestReason)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ decision_id: decisionId, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Why?</Trans>
        </label>
        <textarea
          id={id}
          className={form.text}
          rows={2}
          value={reason}
          {...issueProps(id, issues.reason, { isWrong: (left ?? 0) < 0 })}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.reason} />
        <CharactersLeft left={left} />
      </div>
      <p className={form.note}>{note}</p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {children}
      </FormActions>
    </form>
  )
}
