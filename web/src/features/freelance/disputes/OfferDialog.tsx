import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { messageText } from '../../../locales/contract-messages.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './Dispute.module.css'
import { partUnits, percentOf, percentText, splitOf } from './dispute-money.ts'
import type { DisputeSides } from './dispute-sides.ts'
import { SplitShown } from './SplitShown.tsx'

interface OfferDialogProps {
  dispute: Dispute
  sides: DisputeSides
  onClose: () => void
}

/** Offers a split: by a slider, or to the token. */
export default function OfferDialog({ dispute, sides, onClose }: OfferDialogProps) {
  const { t, i18n } = useLingui()
  const slider = useId()
  const { role, other, freelancer } = sides
  const last = role === 'staff' ? null : dispute.offers[role]
  const [text, setText] = useState(last?.split.freelancer.tokens ?? percentText(50, dispute))
  const { mutate, error, isPending } = useWrite('offer_split', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { amount: text })
  const units = partUnits(text, dispute)
  const theirs = units === undefined ? 0 : percentOf(units, dispute)
  // The slider is about the reader's part, as the bar below the amount.
  const own = role === 'client' ? (percent: number) => 100 - percent : (percent: number) => percent
  const held = amountText(dispute.frozen.tokens, { language: i18n.locale, full: true })
  const isTooMuch = units === undefined && typedAmount(text, 'FCELL').state === 'amount'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (units !== undefined && !isPending)
      mutate({ dispute_id: dispute.id, amount: decimalText(units, 'FCELL') })
  }
  return (
    <Dialog opened title={<Trans>Offer a split</Trans>} size="form" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        <div>
          <label htmlFor={slider} className={form.label}>
            <Trans>Your part</Trans>
          </label>
          <input
            id={slider}
            type="range"
            className={classes.slider}
            min={0}
            max={100}
            step={1}
            value={own(theirs)}
            disabled={isPending}
            aria-valuetext={i18n.number(own(theirs) / 100, { style: 'percent' })}
            onChange={({ currentTarget }) => setText(percentText(own(currentTarget.valueAsNumber), dispute))}
          />
        </div>
        <AmountField
          label={role === 'freelancer' ? t`Tokens for you` : t`Tokens for ${freelancer}`}
          currency="FCELL"
          value={text}
          takesZero
          most={dispute.frozen.tokens}
          readOnly={isPending}
          error={isTooMuch ? messageText('refusal.more_than_held', { held }) : issues.amount}
          onAmount={setText}
        />
        {units !== undefined && (
          <div role="status">
            <SplitShown of={splitOf(units, dispute)} sides={sides} />
          </div>
        )}
        <p className={form.note}>
          <Trans>
            If {other} accepts, both get their part at once, and nobody can take it back. Our fee and tax come
            off the freelancer's part, as with every release.
          </Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={units === undefined} loading={isPending}>
          <Trans context="a split">Offer</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
