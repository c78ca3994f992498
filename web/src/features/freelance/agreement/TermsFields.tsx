import { longestDelivery, mostWeeklyHours, totalOf } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { fieldText } from '../../../locales/contract-messages.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import classes from '../bid/BidCard.module.css'
import { Dollars } from '../Dollars.tsx'

/** Terms as typed. */
export interface TermsTexts {
  readonly amount: string
  /** Days of a fixed price, or hours. */
  readonly delivery: string
  /** Hours in a week at most; only of hourly work. */
  readonly weekly: string
  readonly description: string
  /** A word to the other side. */
  readonly message: string
}

const wholeTo = (text: string, most: number): number | undefined => {
  const number = /^[1-9][0-9]{0,3}$/.test(text.trim()) ? Number(text.trim()) : undefined
  return number !== undefined && number <= most ? number : undefined
}

/** Returns what the form would send; undefined while something in it is missing or wrong. */
export function termsOf({ amount, delivery, weekly, description, message }: TermsTexts, pay: JobPay) {
  const price = typedAmount(amount, 'USD')
  const units = wholeTo(delivery, longestDelivery)
  const hours = wholeTo(weekly, mostWeeklyHours)
  if (price.state !== 'amount' || units === undefined) return undefined
  if (pay === 'hourly' && hours === undefined) return undefined
  return {
    amount: price.text,
    delivery: units,
    ...(pay === 'hourly' && { weekly_hours: hours }),
    description,
    message,
  }
}

interface TermsFieldsProps {
  texts: TermsTexts
  pay: JobPay
  issues: Readonly<
    Partial<Record<'amount' | 'delivery' | 'weekly_hours' | 'description' | 'message', string>>
  >
  disabled: boolean
  onChange: (parts: Partial<TermsTexts>) => void
}

/** The fields of terms, offered or proposed, with what all comes to. */
export function TermsFields({ texts, pay, issues, disabled, onChange }: TermsFieldsProps) {
  const { t } = useLingui()
  const { amount, delivery, weekly, description, message } = texts
  const typed = typedAmount(amount, 'USD')
  const units = wholeTo(delivery, longestDelivery)
  const isWrong = (text: string, most: number) => text.trim() !== '' && wholeTo(text, most) === undefined
  const unit = (text: string) => (
    <span dir="auto" className={classes.unit}>
      {text}
    </span>
  )
  return (
    <>
      <div className={classes.two}>
        <TextInput
          label={pay === 'hourly' ? t`Price an hour` : t`Amount`}
          inputMode="decimal"
          autoComplete="off"
          rightSectionWidth={64}
          rightSection={unit('USD')}
          value={amount}
          disabled={disabled}
          error={typed.state === 'wrong' ? fieldText(typed.problem) : issues.amount}
          onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
        />
        <TextInput
          label={pay === 'hourly' ? t`Hours` : t`Days`}
          inputMode="numeric"
          autoComplete="off"
          value={delivery}
          disabled={disabled}
          error={isWrong(delivery, longestDelivery) ? fieldText('delivery_invalid') : issues.delivery}
          onChange={({ currentTarget }) => onChange({ delivery: currentTarget.value })}
        />
        {pay === 'hourly' && (
          <TextInput
            label={t`Hours a week at most`}
            inputMode="numeric"
            autoComplete="off"
            value={weekly}
            disabled={disabled}
            error={isWrong(weekly, mostWeeklyHours) ? fieldText('weekly_hours_invalid') : issues.weekly_hours}
            onChange={({ currentTarget }) => onChange({ weekly: currentTarget.value })}
          />
        )}
      </div>
      <Textarea
        label={t`What is to be done (optional)`}
        autosize
        minRows={3}
        value={description}
        disabled={disabled}
        error={issues.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <Textarea
        label={t`A word to the other side (optional)`}
        autosize
        minRows={2}
        value={message}
        disabled={disabled}
        error={issues.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
      {typed.state === 'amount' && units !== undefined && (
        <p className={classes.paid} aria-live="polite">
          <Trans>Total Price</Trans>
          {': '}
          <Dollars amount={decimalText(totalOf(pay, typed.units, units), 'USD')} />
        </p>
      )}
    </>
  )
}
