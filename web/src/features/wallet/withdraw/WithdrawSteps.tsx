import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStepFocus } from '../../../ui/layout/use-step-focus.ts'
import { AddressStep } from './AddressStep.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepProps } from './step-props.ts'
import classes from './Withdraw.module.css'

const steps = ['to', 'amount', 'review'] as const

/** The steps of a withdrawal: address, amount and summary. Going back keeps what was typed. */
export function WithdrawSteps(props: StepProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<(typeof steps)[number]>('to')
  const [address, setAddress] = useState('')
  const [amount, setAmount] = useState('')
  const place = useStepFocus<HTMLDivElement>(step)
  const names = { to: t({ message: 'To', context: 'address' }), amount: t`Amount`, review: t`Review` }
  return (
    <>
      <ol className={classes.steps} aria-label={t`Steps`}>
        {steps.map((each) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {names[each]}
          </li>
        ))}
      </ol>
      <div ref={place} role="group" aria-label={names[step]} tabIndex={-1}>
        {step === 'to' ? (
          <AddressStep {...props} address={address} onAddress={setAddress} onNext={() => setStep('amount')} />
        ) : step === 'amount' ? (
          <AmountStep
            {...props}
            amount={amount}
            onAmount={setAmount}
            onBack={() => setStep('to')}
            onNext={() => setStep('review')}
          />
        ) : (
          <ReviewStep {...props} address={address} amount={amount} onBack={() => setStep('amount')} />
        )}
      </div>
    </>
  )
}
