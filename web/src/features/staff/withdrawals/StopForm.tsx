import type { HotCurrency } from '@commons/contract/wallet/sending.ts'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

interface StopFormProps {
  of: Pick<HotCurrency, 'currency' | 'stopped'>
  onClose: () => void
}

/** Stops what is sent of a currency, or lets it be sent again, and says why. */
export function StopForm({ of: { currency, stopped }, onClose }: StopFormProps) {
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite(stopped ? 'resume_withdrawals' : 'stop_withdrawals', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) mutate({ currency, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ReasonField label={<Trans>Why?</Trans>} value={reason} issue={issues.reason} onChange={setReason} />
      <p className={form.note}>
        {stopped ? (
          <Trans>What has waited is sent first.</Trans>
        ) : (
          <Trans>What you approve waits until you resume it. What is on its way goes on.</Trans>
        )}
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {stopped ? <Trans>Resume</Trans> : <Trans>Stop</Trans>}
      </FormActions>
    </form>
  )
}

export default function StopDialog(props: StopFormProps) {
  const { currency, stopped } = props.of
  return (
    <Dialog
      opened
      title={
        stopped ? (
          <Trans>Send withdrawals of {currency} again?</Trans>
        ) : (
          <Trans>Stop withdrawals of {currency}?</Trans>
        )
      }
      size="form"
      onClose={props.onClose}
    >
      <StopForm {...props} />
    </Dialog>
  )
}
