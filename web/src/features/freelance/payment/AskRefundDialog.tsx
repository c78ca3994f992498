import { daysToAnswerRefund, longestMilestoneMessage } from '@commons/contract/shared/job-milestone.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { HeldField, heldUnits } from './HeldField.tsx'
import type { Funded } from './milestone-money.ts'

interface AskRefundDialogProps {
  milestone: Funded
  /** Of the freelancer. */
  name: string
  onClose: () => void
}

/** Asks the freelancer for tokens back that are held for a milestone. */
export default function AskRefundDialog({ milestone, name, onClose }: AskRefundDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('request_refund', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { amount: text, message })
  const units = heldUnits(text, milestone.money)
  const isTooLong = graphemes(message.trim()) > longestMilestoneMessage
  const isReady = units !== undefined && message.trim() !== '' && !isTooLong
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isPending)
      mutate({ milestone_id: milestone.id, amount: decimalText(units, 'FCELL'), message })
  }
  return (
    <Dialog opened title={<Trans>Ask for a refund</Trans>} size="form" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <HeldField
          money={milestone.money}
          value={text}
          readOnly={isPending}
          issue={issues.amount}
          onAmount={setText}
        />
        <Textarea
          label={t`Why?`}
          autosize
          minRows={3}
          value={message}
          disabled={isPending}
          error={isTooLong ? fieldText('milestone_message_too_long') : issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <p className={form.note}>
          <Trans>
            {name} has {daysToAnswerRefund} days to accept or decline. Without an answer the tokens come back
            to you.
          </Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!isReady} loading={isPending}>
          <Trans>Ask for a refund</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
