import { decimalText } from '@commons/contract/shared/units.ts'
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
import { HeldField, heldUnits } from './HeldField.tsx'
import type { Funded } from './milestone-money.ts'
import { type Fees, Shares } from './Shares.tsx'

interface ReleaseDialogProps {
  milestone: Funded
  fees: Fees
  /** Of the freelancer. */
  name: string
  onClose: () => void
}

/** Pays what is held for a milestone, or a part of it, to the freelancer. */
export default function ReleaseDialog({ milestone, fees, name, onClose }: ReleaseDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isSure, setIsSure] = useState(false)
  const stop = useMoneyStop(undefined)
  const payment = usePayment('release_milestone', { onDone: onClose })
  const { issues, failure } = useRefusedPayment(payment, { amount: text })
  const isFixed = payment.pending || payment.unsure
  const units = heldUnits(text, milestone.money)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (units !== undefined && isSure)
      void payment.pay({ milestone_id: milestone.id, amount: decimalText(units, 'FCELL') })
  }
  return (
    <Dialog opened title={<Trans>Release milestone</Trans>} size="small" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <HeldField
          money={milestone.money}
          value={text}
          readOnly={isFixed}
          issue={issues.amount}
          onAmount={setText}
        />
        {units !== undefined && <Shares units={units} money={milestone.money} fees={fees} payee={name} />}
        <Checkbox
          label={t`I know that this can't be taken back`}
          checked={isSure}
          disabled={isFixed}
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
            disabled={!payment.unsure && (units === undefined || !isSure)}
          >
            <Trans>Release milestone</Trans>
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  )
}
