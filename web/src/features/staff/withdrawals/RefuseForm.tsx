import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

/** Gives a withdrawal back to its member, and says why. */
export function RefuseForm({ withdrawalId, onClose }: { withdrawalId: number; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('refuse_withdrawal', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) mutate({ withdrawal_id: withdrawalId, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ReasonField
        label={<Trans>Why? (its member reads this)</Trans>}
        value={reason}
        issue={issues.reason}
        onChange={setReason}
      />
      <p className={form.note}>
        <Trans>The money is back in their wallet at once, and they are told.</Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans context="withdrawal">Refuse</Trans>
      </FormActions>
    </form>
  )
}
