import { decimalText } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { HeldField, heldUnits } from './HeldField.tsx'
import type { Funded } from './milestone-money.ts'

interface GiveRefundDialogProps {
  milestone: Funded
  /** Of the client. */
  name: string
  onClose: () => void
}

/** Gives tokens that are held for a milestone back to the client. */
export default function GiveRefundDialog({ milestone, name, onClose }: GiveRefundDialogProps) {
  const [text, setText] = useState('')
  const stop = useMoneyStop(undefined)
  const payment = usePayment('give_refund', { onDone: onClose })
  const { issues, failure } = useRefusedPayment(payment, { amount: text })
  const units = heldUnits(text, milestone.money)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (units !== undefined)
      void payment.pay({ milestone_id: milestone.id, amount: decimalText(units, 'FCELL') })
  }
  return (
    <Dialog opened title={<Trans>Give a refund</Trans>} size="small" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>
          <Trans>The tokens go back to {name} at once, without a fee. That can't be undone.</Trans>
        </p>
        <HeldField
          money={milestone.money}
          value={text}
          readOnly={payment.pending || payment.unsure}
          issue={issues.amount}
          onAmount={setText}
        />
        <FailureNote failure={failure} />
        <div className={form.actions}>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <MoneyButton
            type="submit"
            stop={stop}
            loading={payment.pending}
            disabled={!payment.unsure && units === undefined}
          >
            <Trans>Give refund</Trans>
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  )
}
