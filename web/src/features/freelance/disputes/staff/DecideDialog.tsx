import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { longestDisputeMessage } from '@commons/contract/shared/dispute.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { useRefused } from '../../../../api/use-refused.ts'
import { DraftRestored } from '../../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../../compose/FormActions.tsx'
import { useKeptDraft } from '../../../../compose/use-kept-draft.ts'
import { fieldText, messageText } from '../../../../locales/contract-messages.ts'
import { AmountField } from '../../../../money/AmountField.tsx'
import { PlayNote } from '../../../../money/PlayNote.tsx'
import { amountText } from '../../../../money/shown-amount.ts'
import { typedAmount } from '../../../../money/typed-amount.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import form from '../../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../../ui/notices/toast.ts'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import classes from '../Dispute.module.css'
import { rulingDraft } from '../dispute-drafts.ts'
import { partUnits, percentOf, percentText, splitOf } from '../dispute-money.ts'
import type { DisputeSides } from '../dispute-sides.ts'
import { SplitShown } from '../SplitShown.tsx'

interface DecideDialogProps {
  dispute: Dispute
  sides: DisputeSides
  onClose: () => void
}

/** What both sides want, as far as they said it. */
function LastOffers({ dispute: { offers }, sides }: Pick<DecideDialogProps, 'dispute' | 'sides'>) {
  return (
    <ul className={classes.offers}>
      {(['freelancer', 'client'] as const).map((side) => {
        const [offer, name] = [offers[side], sides[side]]
        return (
          <li key={side} className={classes.offer}>
            <strong>
              <Trans>Offer by {name}</Trans>
            </strong>
            {offer ? (
              <SplitShown of={offer.split} sides={sides} />
            ) : (
              <span className={classes.facts}>
                <Trans>No offer yet</Trans>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Decides a dispute: who gets what, and why. What is written is kept until it is sent. */
export default function DecideDialog({ dispute, sides, onClose }: DecideDialogProps) {
  const { t, i18n } = useLingui()
  const slider = useId()
  const { freelancer } = sides
  const [text, setText] = useState(percentText(50, dispute))
  const [isSure, setIsSure] = useState(false)
  const { draft, restored, change, forget } = useKeptDraft(rulingDraft, String(dispute.id))
  const { message: reason } = draft
  const { mutate, error, isPending } = useWrite('decide_dispute', {
    toasts: 'none',
    onDone(answer) {
      forget()
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { amount: text, reason })
  const units = partUnits(text, dispute)
  const percent = units === undefined ? 0 : percentOf(units, dispute)
  const held = amountText(dispute.frozen.tokens, { language: i18n.locale, full: true })
  const isTooMuch = units === undefined && typedAmount(text, 'FCELL').state === 'amount'
  const isTooLong = graphemes(reason.trim()) > longestDisputeMessage
  const isReady = units !== undefined && reason.trim() !== '' && !isTooLong && isSure
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isPending) mutate({ dispute_id: dispute.id, amount: decimalText(units, 'FCELL'), reason })
  }
  return (
    <Dialog opened title={<Trans>Decide this dispute</Trans>} size="form" onClose={onClose}>
      <PlayNote />
      <form className={form.form} noValidate onSubmit={submit}>
        {restored && !isPending && <DraftRestored onDiscard={forget} />}
        <LastOffers dispute={dispute} sides={sides} />
        <div>
          <label htmlFor={slider} className={form.label}>
            <Trans>Part of {freelancer}</Trans>
          </label>
          <input
            id={slider}
            type="range"
            className={classes.slider}
            min={0}
            max={100}
            step={1}
            value={percent}
            disabled={isPending}
            aria-valuetext={i18n.number(percent / 100, { style: 'percent' })}
            onChange={({ currentTarget }) => setText(percentText(currentTarget.valueAsNumber, dispute))}
          />
        </div>
        <AmountField
          label={t`Tokens for ${freelancer}`}
          currency="FCELL"
          value={text}
          takesZero
          most={dispute.frozen.tokens}
          readOnly={isPending}
          error={isTooMuch ? messageText('refusal.more_than_held', { held }) : issues.amount}
          onAmount={setText}
        />
        <Textarea
          label={t`Why?`}
          description={t`Both read it.`}
          autosize
          minRows={3}
          value={reason}
          readOnly={isPending}
          error={isTooLong ? fieldText('dispute_reason_too_long') : issues.reason}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        {units !== undefined && (
          <div role="status">
            <SplitShown of={splitOf(units, dispute)} sides={sides} />
          </div>
        )}
        <p className={form.note}>
          <Trans>
            Both get their part at once. Our fee and tax come off the freelancer's part, as with every
            release.
          </Trans>
        </p>
        <Checkbox
          label={t`I know that this can't be taken back`}
          checked={isSure}
          disabled={isPending}
          onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
        />
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!isReady} loading={isPending}>
          <Trans context="a dispute">Decide</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
