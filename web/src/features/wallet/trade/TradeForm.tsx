import { decimalText } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { Sums } from '../../../money/Sums.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import classes from '../WalletDialog.module.css'
import { arriving, isAffordable, tradeSums } from './trade-sums.tsx'
import { useQuote } from './use-quote.ts'

interface TradeFormProps {
  side: 'buy' | 'sell'
  wallet: WalletBalance
  onClose: () => void
}

/** How many tokens, at a price that holds for half a minute. */
export function TradeForm({ side, wallet, onClose }: TradeFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const isBuying = side === 'buy'
  const stop = useMoneyStop(wallet, { trades: true })
  const typed = typedAmount(text, 'FCELL')
  const amount = typed.state === 'amount' ? decimalText(typed.units, 'FCELL') : undefined
  const [isUnsure, setIsUnsure] = useState(false)
  const { quote, failure, left, renew } = useQuote(side, stop ? undefined : amount, isUnsure)
  const onRefused = ({ status, refusal }: { status: number; refusal: string }) => {
    // Whether it was taken is only told by the same price.
    setIsUnsure(status === 0 || refusal === 'internal' || refusal === 'network')
    if (refusal === 'price_changed' || refusal === 'quote_expired') renew()
  }
  const buy = usePayment('buy_token', { onDone: onClose, onRefused })
  const sell = usePayment('sell_token', { onDone: onClose, onRefused })
  const payment = isBuying ? buy : sell
  const affordable = quote !== undefined && isAffordable(side, quote, wallet)
  const wants = quote && !affordable ? (isBuying ? 'ETH' : 'FCELL') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
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
        readOnly={isUnsure || payment.pending}
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
          {!isUnsure && (
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
        failure={payment.failure ?? failure ?? (wants && t`You don't have enough ${wants} for this.`)}
      />
      <div className={classes.actions}>
        <MoneyButton stop={stop} type="submit" disabled={!quote || !affordable} loading={payment.pending}>
          {isBuying ? <Trans>Buy FCELL TOKEN</Trans> : <Trans>Sell FCELL TOKEN</Trans>}
        </MoneyButton>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
