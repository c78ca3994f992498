import { decimalText } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { balanceAfter } from '../../../money/after.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import type { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { PaymentAsked } from '../PaymentAsked.tsx'
import { SubmitOrCancel } from '../SubmitOrCancel.tsx'
import { VerifyNote } from '../VerifyNote.tsx'
import classes from '../WalletDialog.module.css'

interface TokensFormProps {
  wallet: WalletBalance
  payment: Pick<ReturnType<typeof usePayment>, 'pending' | 'unsure' | 'error' | 'failure' | 'again'>
  /** The amount as it is typed. */
  text: string
  onText: (text: string) => void
  /** A problem with the amount other than its format or the balance. */
  error?: string | undefined
  /** A reason why nothing can be paid now, other than the state of the wallet. */
  obstacle?: string | undefined
  /** Above the amount. */
  presets?: ReactNode
  /** Renders what goes to whom, for the confirmation. */
  renderAsked: (token: string) => ReactNode
  onPay: (token: string) => void
  onClose: () => void
  /** Below the amount. */
  children: ReactNode
}

/** Pays tokens up to the balance, after a confirmation. */
export function TokensForm({
  wallet,
  payment,
  text,
  onText,
  error,
  obstacle,
  presets,
  renderAsked,
  onPay,
  onClose,
  children,
}: TokensFormProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const stop = useMoneyStop(wallet)
  // A changed form would be a different payment from the one that may have been made.
  const isFixed = payment.pending || payment.unsure
  const typed = typedAmount(text, 'FCELL')
  const after =
    typed.state === 'amount' ? balanceAfter(wallet.fcell_balance, typed.units, 'FCELL') : undefined
  const balance = amountText(wallet.fcell_balance, { language: i18n.locale, full: true })
  const isTooMuch = !isFixed && typed.state === 'amount' && after === undefined
  const hint = <Trans>Cannot spend more than {balance} tokens</Trans>
  const { issues, failure } = useRefusedPayment(payment, { token: text })
  const isWrong = after === undefined || error !== undefined || obstacle !== undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (payment.unsure && !stop) return payment.again()
    if (typed.state !== 'amount' || after === undefined || isWrong || stop || payment.pending) return
    const token = decimalText(typed.units, 'FCELL')
    const isSure = await confirm(<Trans>Are you sure to Pay this.</Trans>, {
      pays: true,
      about: (
        <PaymentAsked currency="FCELL" after={after}>
          {renderAsked(token)}
        </PaymentAsked>
      ),
    })
    if (isSure) onPay(token)
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {wallet.is_verified === 0 && <VerifyNote />}
      {presets}
      <AmountField
        label={t`Tokens`}
        currency="FCELL"
        value={text}
        onAmount={onText}
        most={wallet.fcell_balance}
        readOnly={isFixed}
        description={!isTooMuch && hint}
        error={isTooMuch ? hint : (error ?? issues.token)}
      />
      {children}
      <FailureNote failure={payment.unsure ? t`Some Error Occured!` : failure} />
      {payment.unsure && <p className={classes.text}>{payment.failure}</p>}
      <SubmitOrCancel
        stop={wallet.is_verified === 0 ? undefined : (stop ?? obstacle)}
        disabled={stop !== undefined || (!payment.unsure && isWrong)}
        loading={payment.pending}
        onClose={onClose}
      >
        <Trans>Send</Trans>
      </SubmitOrCancel>
    </form>
  )
}
