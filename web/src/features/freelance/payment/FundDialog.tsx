import { daysToRelease } from '@commons/contract/shared/job-milestone.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
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
import { tokensOf } from './milestone-money.ts'
import { useMilestoneQuote } from './use-milestone-quote.ts'

interface FundDialogProps {
  milestoneId: number
  /** In US dollars. */
  amount: string
  /** Of the freelancer. */
  name: string
  onClose: () => void
}

/** What a milestone costs at a price that holds for half a minute, and the button that pays it. */
export function FundForm({
  milestoneId,
  amount,
  name,
  wallet,
  onClose,
}: FundDialogProps & { wallet: WalletBalance }) {
  const { t, i18n } = useLingui()
  const stop = useMoneyStop(wallet, { trades: true })
  const payment = usePayment('fund_milestone', { onDone: onClose })
  // A price being paid, or that may have been paid, stays. After a refusal there is a new one.
  const isFixed = payment.pending || payment.unsure
  const { quote, failure, left, renew } = useMilestoneQuote(milestoneId, isFixed)
  const after = quote && balanceAfter(wallet.fcell_balance, tokensOf(quote.tokens), 'FCELL')
  const isTooMuch = quote !== undefined && after === undefined && !isFixed
  const refused = useRefusedPayment(payment, {})
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
  const price = <Dollars amount={quote?.amount ?? amount} />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stop) return
    if (payment.unsure) return payment.again()
    if (quote && after !== undefined)
      void payment.pay({ milestone_id: milestoneId, amount: quote.tokens, quote_id: quote.quote_id })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          You pay {price} in tokens at today's rate. From then on the number of tokens is fixed. They're held
          until you release them to {name}, and a refund gives tokens back.
        </Trans>
      </p>
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
      {!quote && failure === undefined && (
        <p className={form.note} role="status">
          <Trans>Getting a price…</Trans>
        </p>
      )}
      <p className={form.note}>
        <Trans>
          Once work is submitted you have {daysToRelease} days to answer. Without an answer it's released
          automatically.
        </Trans>
      </p>
      <FailureNote
        failure={
          refused.failure ?? failure ?? (isTooMuch ? t`You don't have enough tokens for this.` : undefined)
        }
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
          <Trans>Fund milestone</Trans>
        </MoneyButton>
      </div>
    </form>
  )
}

/** Pays for a milestone ahead: its tokens are held until they are released or go back. */
export default function FundDialog(props: FundDialogProps) {
  return (
    <Dialog opened title={<Trans>Fund milestone</Trans>} size="small" onClose={props.onClose}>
      <Loaded read={useWallet()}>
        {({ recdata }) => (
          <>
            <PlayNote />
            <FundForm {...props} wallet={recdata} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
