import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { AmountField } from '../../../money/AmountField.tsx'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { Sums } from '../../../money/Sums.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { holdingOf } from '../../../money/use-wallet.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import classes from '../WalletDialog.module.css'
import { figuresOf, withdrawalSums } from './withdrawal-sums.tsx'
import type { StepProps } from './step-props.ts'

interface AmountStepProps extends StepProps {
  amount: string
  onAmount: (text: string) => void
  onBack: () => void
  onNext: () => void
}

/** The second step: the amount, and what arrives of it. */
export function AmountStep({ wallet, currency, amount, onAmount, onBack, onNext }: AmountStepProps) {
  const { t } = useLingui()
  const stop = useMoneyStop(wallet)
  const figures = figuresOf(amount, currency, wallet)
  const isRight = typeof figures === 'object'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRight && !stop) onNext()
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <AmountField
        label={t`Amount`}
        currency={currency}
        value={amount}
        onAmount={onAmount}
        balance={holdingOf(wallet, currency)?.balance}
        isTooMuch={figures === 'too_much'}
        error={figures === 'too_little' && fieldText('amount_too_small')}
      />
      {isRight && <Sums sums={withdrawalSums(figures, currency, wallet.withdraw_fee_percent)} />}
      <div className={classes.actions}>
        <MoneyButton stop={stop} type="submit" disabled={!isRight}>
          <Trans>Next</Trans>
        </MoneyButton>
        <Button variant="default" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  )
}
