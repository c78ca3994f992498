import { daysToAcceptWeek, mostFundedHours } from '@commons/contract/shared/job-hours.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { balanceAfter } from '../../../money/after.ts'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { type Sum, Sums } from '../../../money/Sums.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { useWallet } from '../../../money/use-wallet.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { Dollars } from '../Dollars.tsx'
import { tokensOf } from '../payment/milestone-money.ts'
import { useHoursQuote } from './use-hours-quote.ts'

interface FundHoursDialogProps {
  paymentId: number
  /** In US dollars for an hour. */
  amount: string
  /** What the form begins with. */
  hours: number
  /** Of the freelancer. */
  name: string
  onClose: () => void
}

/** Returns whole hours that were typed; undefined unless so many can be funded. */
function hoursOf(text: string): number | undefined {
  const hours = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return hours >= 1 && hours <= mostFundedHours ? hours : undefined
}

/** What hours cost at a price that holds for half a minute, and the button that pays it. */
export function FundHoursForm({
  paymentId,
  amount,
  hours: first,
  name,
  wallet,
  onClose,
}: FundHoursDialogProps & { wallet: WalletBalance }) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState(String(first))
  const [settled] = useDebouncedValue(text, 300)
  const stop = useMoneyStop(wallet, { trades: true })
  const payment = usePayment('fund_hours', { onDone: onClose })
  // A price being paid, or that may have been paid, stays. After a refusal there is a new one.
  const isFixed = payment.pending || payment.unsure
  const hours = hoursOf(text)
  const { quote: found, failure, left, renew } = useHoursQuote(paymentId, hoursOf(settled), isFixed)
  // While another number is typed, the price of the last one is not shown.
  const quote = found?.hours === hours ? found : undefined
  const after = quote && balanceAfter(wallet.fcell_balance, tokensOf(quote.tokens), 'FCELL')
  const isTooMuch = quote !== undefined && after === undefined && !isFixed
  const { issues, failure: refused } = useRefusedPayment(payment, { hours: text })
  const sums: Sum[] = quote
    ? [
        { name: 'tokens', label: <Trans>You pay</Trans>, amount: quote.tokens, currency: 'FCELL' },
        { name: 'balance', label: <Trans>Balance</Trans>, amount: wallet.fcell_balance, currency: 'FCELL' },
        ...(after === undefined
          ? []
          : [
              {
                name: 'after',
                label: <Trans>Balance after</Trans>,
                amount: after,
                currency: 'FCELL' as const,
              },
            ]),
      ]
    : []
  const rate = quote && amountText(quote.rate, { language: i18n.locale })
  const price = <Dollars amount={amount} />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (quote && after !== undefined)
      void payment.pay({
        payment_id: paymentId,
        hours: quote.hours,
        amount: quote.tokens,
        quote_id: quote.quote_id,
      })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          {price} an hour, paid in tokens at today's rate. They're held until you accept the week in which{' '}
          {name} logged them. You can take back unused hours at any time.
        </Trans>
      </p>
      <TextInput
        label={t`Hours`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        readOnly={isFixed}
        error={text !== '' && hours === undefined ? fieldText('hours_invalid') : issues.hours}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {quote && (
        <>
          <Sums sums={sums} />
          <p className={form.note}>
            <Trans>1 FCELL is worth {rate} USD.</Trans>{' '}
            {!isFixed && (
              <span role="timer">
                <Plural
                  value={left}
                  one="This price holds for # second."
                  other="This price holds for # seconds."
                />
              </span>
            )}
          </p>
        </>
      )}
      {!quote && hours !== undefined && failure === undefined && (
        <p className={form.note} role="status">
          <Trans>Getting a price…</Trans>
        </p>
      )}
      <p className={form.note}>
        <Trans>
          After each week you have {daysToAcceptWeek} days to answer. Without an answer it's paid
          automatically.
        </Trans>
      </p>
      <FailureNote
        failure={refused ?? failure ?? (isTooMuch ? t`You don't have enough tokens for this.` : undefined)}
      />
      {!quote && failure !== undefined && !isFixed && (
        <div>
          <Button variant="light" onClick={renew}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {isTooMuch && (
        <div>
          <Button component={Link} to={paths.wallet()} variant="light" onClick={onClose}>
            <Trans>Add Funds</Trans>
          </Button>
        </div>
      )}
      <div className={form.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <MoneyButton
          type="submit"
          stop={stop}
          loading={payment.pending}
          disabled={!payment.unsure && (!quote || after === undefined)}
        >
          <Trans>Fund hours</Trans>
        </MoneyButton>
      </div>
    </form>
  )
}

/** Pays for hours ahead: their tokens are held until their week is accepted, or go back. */
export default function FundHoursDialog(props: FundHoursDialogProps) {
  return (
    <Dialog opened title={<Trans>Fund hours</Trans>} size="small" onClose={props.onClose}>
      <Loaded read={useWallet()}>
        {({ recdata }) => (
          <>
            <PlayNote />
            <FundHoursForm {...props} wallet={recdata} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
