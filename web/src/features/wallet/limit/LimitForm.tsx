import { decimalText, unitsOf, type Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { holdingOf } from '../../../money/use-wallet.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SubmitOrCancel } from '../SubmitOrCancel.tsx'
import classes from '../WalletDialog.module.css'
import { isRaised } from './is-raised.ts'

interface LimitFormProps {
  wallet: WalletBalance
  currency: Currency
  onClose: () => void
}

/** Raising the limit requires the member to confirm their identity. */
export function LimitForm({ wallet, currency, onClose }: LimitFormProps) {
  const { t } = useLingui()
  const before = holdingOf(wallet, currency)?.daily_limit ?? null
  const [text, setText] = useState(before ?? '')
  const [secret, setSecret] = useState<Secret>('')
  const offline = useConnection() === 'offline'
  const typed = typedAmount(text, currency)
  const isTwoFactor = wallet.is_two_factor === 1
  const write = usePayment('update_spending_limit', { onDone: onClose })
  const after = typed.state === 'amount' ? typed.units : undefined
  const needsSecret =
    typed.state !== 'wrong' && isRaised(before === null ? undefined : unitsOf(before, currency), after)

  const { issues, failure } = useRefusedPayment(write, {
    amount: text,
    ...(needsSecret && { password: secret, code: secret }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.state === 'wrong' || offline || (needsSecret && secret === '')) return
    void write.pay({
      currency,
      amount: after === undefined ? null : decimalText(after, currency),
      ...(needsSecret && stepUpInput(isTwoFactor, secret)),
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <AmountField
        label={t`The most you can spend in a day`}
        description={t`Leave it empty for no limit. Days end at midnight UTC.`}
        currency={currency}
        value={text}
        onAmount={setText}
        readOnly={write.pending}
        error={issues.amount}
      />
      {needsSecret && (
        <StepUp
          isTwoFactor={isTwoFactor}
          value={secret}
          onValue={setSecret}
          error={issues.code ?? issues.password}
        />
      )}
      <FailureNote failure={failure} />
      <SubmitOrCancel
        stop={offline ? t`You're offline. You can change this when you're back.` : undefined}
        disabled={typed.state === 'wrong' || (needsSecret && secret === '')}
        loading={write.pending}
        onClose={onClose}
      >
        <Trans>Save</Trans>
      </SubmitOrCancel>
    </form>
  )
}
