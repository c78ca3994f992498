import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { daysToAnswerOffer, usualDelivery, usualWeeklyHours } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { TermsFields, termsOf } from './TermsFields.tsx'

interface AwardDialogProps {
  bid: Bid
  job: JobDetail
  onClose: () => void
}

/** Offers a job to a bidder, at a fixed price or by the hour. */
export default function AwardDialog({ bid, job, onClose }: AwardDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [pay, setPay] = useState<JobPay>(job.pay_by)
  const [texts, setTexts] = useState({
    amount: bid.price ?? '',
    delivery: String((job.pay_by === 'fixed' && bid.timeline) || usualDelivery),
    weekly: String(usualWeeklyHours),
    description: '',
    message: '',
  })
  // A price for all is none of an hour, and days are no hours: each way of paying keeps its own.
  const [others, setOthers] = useState({ amount: '', delivery: String(usualDelivery) })
  const { mutate, error, isPending } = useWrite('add_payment', {
    toasts: 'none',
    onDone({ message, data }) {
      toast.success(message)
      onClose()
      void navigate({ to: paths.agreement(data.id) })
    },
  })
  const { issues, failure } = useRefused(error, {
    amount: texts.amount,
    delivery: texts.delivery,
    weekly_hours: texts.weekly,
    description: texts.description,
    message: texts.message,
  })
  const terms = termsOf(texts, pay)

  function choosePay(value: JobPay) {
    if (value === pay) return
    setPay(value)
    setOthers({ amount: texts.amount, delivery: texts.delivery })
    setTexts({ ...texts, ...others })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (terms && !isPending)
      mutate({ project_id: job.id, bidder_id: bid.user_id, status: 'pending', pay_by: pay, ...terms })
  }

  return (
    <Dialog
      opened
      title={
        pay === 'fixed' ? (
          <Trans>Set up your Fixed Price Project</Trans>
        ) : (
          <Trans>Set up your Hourly Project</Trans>
        )
      }
      size="form"
      onClose={onClose}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        <SegmentedChoice
          wide
          label={t`How do you pay?`}
          value={pay}
          disabled={isPending}
          options={[
            { value: 'fixed', label: <Trans>Fixed price</Trans> },
            { value: 'hourly', label: <Trans>By the hour</Trans> },
          ]}
          onChange={choosePay}
        />
        <TermsFields
          texts={texts}
          pay={pay}
          issues={issues}
          disabled={isPending}
          onChange={(parts) => setTexts((before) => ({ ...before, ...parts }))}
        />
        <p className={form.note}>
          <Trans>
            {bid.full_name} has {daysToAnswerOffer} days to accept. Until then you can take the offer back.
          </Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!terms} loading={isPending}>
          <Trans context="offer the project">Award</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
