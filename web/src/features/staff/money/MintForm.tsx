import type { OutputOf } from '@commons/contract/call.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import type { mint_list } from '@commons/contract/wallet/minting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { FormActions } from '../../../compose/FormActions.tsx'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

interface MintFormProps {
  /** What may be minted, and how much of it. */
  left: OutputOf<typeof mint_list>['left']
  onClose: () => void
}

/** Mints into the treasury, and says why. */
export function MintForm({ left, onClose }: MintFormProps) {
  const { t } = useLingui()
  const [token, setToken] = useState<Currency>('FCELL')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const payment = usePayment('mint_tokens', { onDone: onClose })
  const { issues, failure } = useRefusedPayment(payment, { amount, reason })
  // With other values it would be another minting than the one that may have happened.
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(amount, token)
  const most = left.find(({ currency }) => currency === token)?.amount ?? '0'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure) payment.again()
    else if (typed.state === 'amount' && isReason(reason) && !payment.pending)
      void payment.pay({ currency: token, amount: typed.text, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {left.length > 1 && (
        <SegmentedChoice
          label={t`Currency`}
          disabled={isFixed}
          value={token}
          options={left.map(({ currency }) => ({ value: currency, label: currency }))}
          onChange={setToken}
        />
      )}
      <AmountField
        label={t`Amount in ${token}`}
        currency={token}
        value={amount}
        onAmount={setAmount}
        error={issues.amount}
        readOnly={isFixed}
      />
      <ReasonField label={<Trans>Why?</Trans>} value={reason} issue={issues.reason} onChange={setReason} />
      <p className={form.note}>
        <Trans>
          It goes to the treasury, from which members buy, and can't be taken back. You can mint{' '}
          <Money amount={most} currency={token} always /> more today.
        </Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions
        onCancel={onClose}
        disabled={!payment.unsure && typed.state !== 'amount'}
        loading={payment.pending}
      >
        {payment.unsure ? <Trans>Try again</Trans> : <Trans>Mint</Trans>}
      </FormActions>
    </form>
  )
}
