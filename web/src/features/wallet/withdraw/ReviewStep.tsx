import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { Sums } from '../../../money/Sums.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../WalletDialog.module.css'
import { groupedAddress } from './grouped-address.ts'
import { LookAlikeNote } from './LookAlikeNote.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { figuresOf, withdrawalSums } from './withdrawal-sums.tsx'
import ownClasses from './Withdraw.module.css'
import type { StepProps } from './step-props.ts'

interface ReviewStepProps extends StepProps {
  address: string
  amount: string
  onBack: () => void
}

/** The last step: a summary, and the password or a code. What is sent to a wrong address is lost. */
export function ReviewStep({ wallet, currency, address, amount, onBack, onClose }: ReviewStepProps) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<Secret>('')
  const stop = useMoneyStop(wallet)
  const isTwoFactor = wallet.is_two_factor === 1
  const figures = figuresOf(amount, currency, wallet)
  const isRight = typeof figures === 'object'
  const { withdraw, payment } = useWithdrawal(currency, onClose)
  const { again, pending, unsure } = payment
  const { issues, failure } = useRefusedPayment(payment, { password: secret, code: secret })
  const book = useRead('wallet_address_list', { currency })
  const isUsable =
    book.data?.recdata.some((each) => each.address === address && each.is_usable === 1) ?? false

  function submit(event: FormEvent) {
    event.preventDefault()
    if (unsure && !stop) return again()
    if (!isRight || secret === '' || stop) return
    withdraw({ figures, address, secret: stepUpInput(isTwoFactor, secret) })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <p className={ownClasses.label}>
          {currency === 'BTC' ? <Trans>To, on Bitcoin</Trans> : <Trans>To, on Ethereum</Trans>}
        </p>
        <p className={ownClasses.address} translate="no">
          {groupedAddress(address)}
        </p>
      </div>
      <LookAlikeNote address={address} currency={currency} />
      {isRight && (
        <Sums
          sums={[
            { name: 'amount', label: <Trans>Amount</Trans>, amount: figures.amount, currency },
            ...withdrawalSums(figures, currency, wallet.withdraw_fee_percent),
          ]}
        />
      )}
      <p className={classes.text}>
        {isUsable ? (
          <Trans>Check every character. Once it's sent, it can't be taken back.</Trans>
        ) : (
          <Trans>
            This address is new, so nothing is sent for 24 hours. You can cancel until then. Check every
            character: once it's sent, it can't be taken back.
          </Trans>
        )}
      </p>
      <StepUp
        isTwoFactor={isTwoFactor}
        value={secret}
        onValue={setSecret}
        // With another code it would be another withdrawal.
        readOnly={pending || unsure}
        error={issues.code ?? issues.password}
      />
      <FailureNote
        failure={
          failure ?? (isRight ? undefined : t`Your balance has changed. Go back and check the amount.`)
        }
      />
      <div className={classes.actions}>
        <MoneyButton
          stop={stop}
          type="submit"
          disabled={!unsure && (!isRight || secret === '')}
          loading={pending}
        >
          {currency === 'BTC' ? <Trans>Send BTC</Trans> : <Trans>Withdraw</Trans>}
        </MoneyButton>
        <Button variant="default" disabled={pending || unsure} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  )
}
