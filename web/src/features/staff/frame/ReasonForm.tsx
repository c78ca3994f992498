import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Request } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from './ReasonField.tsx'

/** What staff do that takes a reason and nothing else that is typed. */
export type ReasonCall =
  | 'undo_decision'
  | 'ask_purge'
  | 'withdraw_purge'
  | 'confirm_purge'
  | 'refuse_withdrawal'
  | 'stop_withdrawals'
  | 'resume_withdrawals'
  | 'replace_withdrawal'
  | 'release_deposit'
  | 'write_off_deposit'

interface Props<C extends ReasonCall> {
  call: C
  /** What it is done with. */
  about: Omit<Request<C>, 'reason'>
  label?: ReactNode
  note: ReactNode
  /** The words of its button. */
  children: ReactNode
  onClose: () => void
}

/** Does something, and says why. */
export function ReasonForm<C extends ReasonCall>({ call, about, label, note, children, onClose }: Props<C>) {
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite<ReasonCall>(call, {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) mutate({ ...about, reason } as Request<C>)
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ReasonField
        label={label ?? <Trans>Why?</Trans>}
        value={reason}
        issue={issues.reason}
        onChange={setReason}
      />
      <p className={form.note}>{note}</p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {children}
      </FormActions>
    </form>
  )
}
