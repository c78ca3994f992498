import type { DisputeOffer } from '@commons/contract/freelance/disputes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import type { DisputeSides } from './dispute-sides.ts'
import { SplitShown } from './SplitShown.tsx'

interface AcceptSplitDialogProps {
  offer: DisputeOffer
  sides: DisputeSides
  onClose: () => void
}

/** Accepts the other side's offer: both get their part, and the dispute is settled. */
export default function AcceptSplitDialog({ offer, sides, onClose }: AcceptSplitDialogProps) {
  const { t } = useLingui()
  const [isSure, setIsSure] = useState(false)
  const stop = useMoneyStop(undefined)
  const payment = usePayment('accept_split', { onDone: onClose })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (isSure) void payment.pay({ offer_id: offer.offer_id })
  }
  return (
    <Dialog opened title={<Trans>Accept this offer</Trans>} size="small" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <SplitShown of={offer.split} sides={sides} />
        <p className={form.note}>
          {sides.role === 'freelancer' ? (
            <Trans>Both get their part at once. Our fee and tax come off yours.</Trans>
          ) : (
            <Trans>Both get their part at once.</Trans>
          )}
        </p>
        <Checkbox
          label={t`I know that this can't be taken back`}
          checked={isSure}
          disabled={payment.pending || payment.unsure}
          onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
        />
        <FailureNote failure={payment.failure} />
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
            <Trans>Accept offer</Trans>
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  )
}
