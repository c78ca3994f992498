import type { WithdrawalCase } from '@commons/contract/wallet/approvals.ts'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Money } from '../../../money/Money.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

interface ApproveFormProps {
  of: Pick<WithdrawalCase, 'withdrawal_id' | 'net' | 'currency' | 'address'>
  onClose: () => void
}

/** Lets a withdrawal be sent. */
export function ApproveForm({ of, onClose }: ApproveFormProps) {
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('approve_withdrawal', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isReason(reason)) return
    mutate({ withdrawal_id: of.withdrawal_id, ...(reason.trim() !== '' && { reason }) })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          <Money amount={of.net} currency={of.currency} full always /> may leave for this address. Its member
          can't cancel it any more.
        </Trans>
      </p>
      <p className={form.note}>
        <code>{of.address}</code>
      </p>
      <ReasonField
        label={<Trans>A note for the log (optional)</Trans>}
        value={reason}
        issue={issues.reason}
        onChange={setReason}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans context="withdrawal">Approve</Trans>
      </FormActions>
    </form>
  )
}
