import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface ReasonDialogProps {
  call: 'decline_award' | 'withdraw_award' | 'end_agreement'
  paymentId: number
  onClose: () => void
}

/** Declines or withdraws an offer, or ends an agreement, with a word to the other side if there is one. */
export default function ReasonDialog({ call, paymentId, onClose }: ReasonDialogProps) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite(call, {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  const titles: Record<typeof call, ReactNode> = {
    decline_award: <Trans>Decline this offer</Trans>,
    withdraw_award: <Trans>Withdraw this offer</Trans>,
    end_agreement: <Trans>End this agreement</Trans>,
  }
  const verbs: Record<typeof call, ReactNode> = {
    decline_award: <Trans context="an offer">Decline</Trans>,
    withdraw_award: <Trans>Withdraw offer</Trans>,
    end_agreement: <Trans>End agreement</Trans>,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ payment_id: paymentId, message })
  }
  return (
    <Dialog opened title={titles[call]} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        {call === 'end_agreement' && (
          <p className={form.note}>
            <Trans>It can't be taken up again. Both of you keep its terms and dates.</Trans>
          </p>
        )}
        <Textarea
          label={t`A word to the other side (optional)`}
          autosize
          minRows={3}
          value={message}
          error={issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending}>
          {verbs[call]}
        </FormActions>
      </form>
    </Dialog>
  )
}
