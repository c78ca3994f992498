import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { type Funded, tokensOf } from '../payment/milestone-money.ts'
import { type Fees, Shares } from '../payment/Shares.tsx'
import { useDayNames } from './hours-texts.tsx'

interface AcceptWeekDialogProps {
  milestone: Funded
  /** The Monday of the week. */
  week: string
  fees: Fees
  /** Of the freelancer. */
  name: string
  onClose: () => void
}

/** Pays what was logged in a week to the freelancer. */
export default function AcceptWeekDialog({ milestone, week, fees, name, onClose }: AcceptWeekDialogProps) {
  const { t } = useLingui()
  const names = useDayNames()
  const [isSure, setIsSure] = useState(false)
  const stop = useMoneyStop(undefined)
  const payment = usePayment('accept_work_logs', { onDone: onClose })
  const { failure } = useRefusedPayment(payment, {})
  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (isSure) void payment.pay({ payment_id: milestone.payment_id, week })
  }
  return (
    <Dialog opened title={<Trans>Accept week</Trans>} size="small" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <p className={form.note}>{names.week(week)}</p>
        <Shares
          units={tokensOf(milestone.money.held.tokens)}
          money={milestone.money}
          fees={fees}
          payee={name}
        />
        <Checkbox
          label={t`I know that this can't be taken back`}
          checked={isSure}
          disabled={payment.pending || payment.unsure}
          onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
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
            disabled={!payment.unsure && !isSure}
          >
            <Trans>Accept week</Trans>
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  )
}
