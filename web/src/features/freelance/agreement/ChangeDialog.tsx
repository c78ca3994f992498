import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import { daysToAnswerOffer, usualWeeklyHours } from '@commons/contract/shared/agreement.ts'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { TermsFields, termsOf } from './TermsFields.tsx'

/** Proposes other terms of an agreement. */
export default function ChangeDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { id, pay_by, amount, delivery, weekly_hours, description } = agreement
  const [texts, setTexts] = useState({
    amount,
    delivery: String(delivery),
    weekly: String(weekly_hours ?? usualWeeklyHours),
    description,
    message: '',
  })
  const { mutate, error, isPending } = useWrite('propose_agreement_change', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, {
    amount: texts.amount,
    delivery: texts.delivery,
    weekly_hours: texts.weekly,
    description: texts.description,
    message: texts.message,
  })
  const terms = termsOf(texts, pay_by)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (terms && !isPending) mutate({ payment_id: id, ...terms })
  }
  return (
    <Dialog opened title={<Trans>Propose a change</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <TermsFields
          texts={texts}
          pay={pay_by}
          issues={issues}
          disabled={isPending}
          onChange={(parts) => setTexts((before) => ({ ...before, ...parts }))}
        />
        <p className={form.note}>
          <Trans>
            The terms stay as they are until the other side accepts, within {daysToAnswerOffer} days.
          </Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!terms} loading={isPending}>
          <Trans>Propose</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
