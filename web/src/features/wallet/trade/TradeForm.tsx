import { decimalText } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { Sums } from '../../../money/Sums.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SubmitOrCancel } from '../SubmitOrCancel.tsx'
import classes from '../WalletDialog.module.css'
import { arriving, isAffordable, tradeSums } from './trade-sums.tsx'
import { useQuote } from './use-quote.ts'

interface TradeFormProps {
  side: 'buy' | 'sell'
  wallet: WalletBalance
  onClose: () => void
}

/** The number of tokens, at a price that holds for half a minute. */
export function TradeForm({ side, wallet, onClose }: TradeFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const isBuying = side === 'buy'
  const stop = useMoneyStop(wallet, { trades: true })
  const typed = typedAmount(text, 'FCELL')
  const amount = typed.state === 'amount' ? decimalText(typed.units, 'FCELL') : undefined
  const buy = usePayment('buy_token', { onDone: onClose })
  const sell = usePayment('sell_token', { onDone: onClose })
  const payment = isBuying ? buy : sell
  // A price being paid, or that may have been paid, stays. After a refusal there is a new one.
  const isFixed = payment.pending || payment.unsure
  const { quote, failure, left } = useQuote(side, stop ? undefined : amount, isFixed)
  const affordable = quote !== undefined && isAffordable(side, quote, wallet)
  const wants = quote && !affordable ? (isBuying ? 'ETH' : 'FCELL') : undefined

  const refused = useRefusedPayment(payment, { token_value: text })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure && !stop) return payment.again()
    if (!quote || !affordable || stop) return
    const { quote_id, token_value, currency_value, fees } = quote
    const asked = { quote_id, token_value, currency_value, currency: 'ETH' as const }
    if (isBuying) void buy.pay(asked)
    else void sell.pay({ ...asked, fees, ether: decimalText(arriving(quote), 'ETH') })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <AmountField
        label={t`How many tokens?`}
        currency="FCELL"
        value={text}
        onAmount={setText}
        readOnly={isFixed}
        error={refused.issues.token_value}
        {...(isBuying ? {} : { balance: wallet.fcell_balance })}
      />
      {isBuying && (
        <p className={classes.text} aria-live="polite">
          <Trans>
            You have <Money amount={wallet.eth_balance} currency="ETH" full always />
          </Trans>
        </p>
      )}
      {quote && (
        <>
          <Sums sums={tradeSums(side, quote, wallet)} />
          {!isFixed && (
            <p className={classes.text} role="timer">
              <Plural
                value={left}
                one="This price holds for # second."
                other="This price holds for # seconds."
              />
            </p>
          )}
        </>
      )}
      {amount !== undefined && !quote && !failure && !stop && (
        <p className={classes.text} role="status">
          <Trans>Getting a price…</Trans>
        </p>
      )}
      <FailureNote
        failure={
          refused.failure ??
          failure ??
          (isFixed || !wants ? undefined : t`You don't have enough ${wants} for this.`)
        }
      />
      <SubmitOrCancel
        stop={stop}
        disabled={!payment.unsure && (!quote || !affordable)}
        loading={payment.pending}
        onClose={onClose}
      >
        {isBuying ? <Trans>Buy FCELL TOKEN</Trans> : <Trans>Sell FCELL TOKEN</Trans>}
      </SubmitOrCancel>
    </form>
  )
}
