import { currencies, decimalText, type Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { balanceAfter } from '../../../money/after.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { holdingOf } from '../../../money/use-wallet.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { PaymentAsked } from '../PaymentAsked.tsx'
import { SubmitOrCancel } from '../SubmitOrCancel.tsx'
import classes from '../WalletDialog.module.css'
import { MemberField } from './MemberField.tsx'
import { useReceiver } from './use-receiver.ts'

const longestNote = 200

interface SendFormProps {
  wallet: WalletBalance
  currency: Currency
  to: string
  onClose: () => void
}

/** Receiver, amount and note of a transfer. */
export function SendForm({ wallet, currency: first, to: given, onClose }: SendFormProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [currency, setCurrency] = useState(first)
  const [to, setTo] = useState(given)
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const receiver = useReceiver(to)
  const { member } = receiver
  const stop = useMoneyStop(wallet)
  const payment = usePayment('coin_transfer', { onDone: onClose })
  const balance = holdingOf(wallet, currency)?.balance ?? '0'
  // With other values it would be another payment than the one that may have been made.
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(text, currency)
  const after = typed.state === 'amount' ? balanceAfter(balance, typed.units, currency) : undefined

  const { issues, failure } = useRefusedPayment(payment, { to_wallet: to, amount: text, note })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure && !stop) return payment.again()
    if (typed.state !== 'amount' || after === undefined || !member || stop || payment.pending) return
    const { full_name, username } = member
    const amount = decimalText(typed.units, currency)
    const isSure = await confirm(<Trans>Send this?</Trans>, {
      pays: true,
      about: (
        <PaymentAsked currency={currency} after={after}>
          <span>
            <Trans>
              <Money amount={amount} currency={currency} full always /> to <bdi>{full_name}</bdi> (@{username}
              )
            </Trans>
          </span>
        </PaymentAsked>
      ),
    })
    if (!isSure) return
    void payment.pay({
      currency,
      to_wallet: `@${username}`,
      amount,
      fees: '0',
      ...(note.trim() && { note: note.trim() }),
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <SegmentedChoice
        label={t`Currency`}
        wide
        disabled={isFixed}
        value={currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={setCurrency}
      />
      <MemberField
        value={to}
        onMember={setTo}
        receiver={receiver}
        readOnly={isFixed}
        error={issues.to_wallet}
      />
      <AmountField
        label={t`Amount`}
        currency={currency}
        value={text}
        onAmount={setText}
        balance={balance}
        readOnly={isFixed}
        error={issues.amount}
        isTooMuch={!isFixed && typed.state === 'amount' && after === undefined}
      />
      <TextInput
        label={t`Note (optional)`}
        maxLength={unitsFor(longestNote)}
        value={note}
        readOnly={isFixed}
        error={issues.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <p className={classes.text}>
        <Trans>It arrives at once, and there's no fee.</Trans>
      </p>
      <FailureNote failure={failure} />
      <SubmitOrCancel
        stop={stop}
        disabled={!payment.unsure && (!member || after === undefined)}
        loading={payment.pending}
        onClose={onClose}
      >
        <Trans>Send</Trans>
      </SubmitOrCancel>
    </form>
  )
}
