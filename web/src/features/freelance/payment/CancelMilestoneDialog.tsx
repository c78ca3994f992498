import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { longestMilestoneMessage } from '@commons/contract/shared/job-milestone.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { Money } from '../../../money/Money.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isFunded } from './milestone-money.ts'

interface CancelMilestoneDialogProps {
  milestone: Milestone
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Cancels a milestone. What is held for it goes back to the client. */
export default function CancelMilestoneDialog({ milestone, name, onClose }: CancelMilestoneDialogProps) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const payment = usePayment('cancel_milestone', { onDone: onClose })
  const { issues, failure } = useRefusedPayment(payment, { message })
  const isFixed = payment.pending || payment.unsure
  const isTooLong = graphemes(message.trim()) > longestMilestoneMessage
  function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure) return payment.again()
    if (!isTooLong) void payment.pay({ milestone_id: milestone.id, message })
  }
  return (
    <Dialog opened title={<Trans>Cancel this milestone</Trans>} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          {isFunded(milestone) ? (
            <Trans>
              <Money amount={milestone.money.held.tokens} currency="FCELL" full always /> go back to {name}.
              That can't be undone.
            </Trans>
          ) : (
            <Trans>It can't be taken up again. You can ask for another one.</Trans>
          )}
        </p>
        <Textarea
          label={t`A word to the other side (optional)`}
          autosize
          minRows={3}
          value={message}
          readOnly={isFixed}
          error={isTooLong ? fieldText('milestone_message_too_long') : issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FailureNote failure={failure} />
        <div className={form.actions}>
          <Button variant="default" onClick={onClose}>
            <Trans>Keep milestone</Trans>
          </Button>
          <Button type="submit" color="rose" loading={payment.pending} disabled={isTooLong}>
            <Trans>Cancel milestone</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
