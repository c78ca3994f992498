import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { fieldText } from '../locales/contract-messages.ts'
import classes from './AmountField.module.css'
import { Money } from './Money.tsx'
import { tidyAmount, tidyTyping, typedAmount } from './typed-amount.ts'

interface AmountFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  currency: Currency
  value: string
  onAmount: (text: string) => void
  /** The member's balance in this currency; without it, neither the balance nor Max is shown. */
  balance?: string | undefined
  /** The amount that Max fills in, if that is not the balance. */
  most?: string | undefined
  /** The amount is above the balance, which the field then says in place of the balance alone. */
  isTooMuch?: boolean
  /** Zero is an amount, too. */
  takesZero?: boolean
  /** Another problem beyond the amount's format. */
  error?: ReactNode
}

/**
 * A field for an amount. A comma becomes a point, in English once the field was left; an invalid amount is
 * reported, never changed. Zero is reported only once the field was left.
 */
export function AmountField({
  currency,
  value,
  onAmount,
  balance,
  most = balance,
  isTooMuch = false,
  takesZero = false,
  error,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const { i18n } = useLingui()
  const [wasLeft, setWasLeft] = useState(false)
  const typed = typedAmount(value, currency)
  const isZero = typed.state === 'wrong' && typed.problem === 'amount_zero'
  const isMisspelt = typed.state === 'wrong' && !(isZero && (takesZero || !wasLeft))
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      className={classes.field ?? ''}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        balance !== undefined &&
        !isTooMuch && (
          <span aria-live="polite">
            <Trans>
              Balance: <Money amount={balance} currency={currency} full always />
            </Trans>
          </span>
        )
      }
      rightSectionWidth={84}
      rightSection={
        most === undefined ? (
          <span className={classes.unit}>{currency}</span>
        ) : (
          <button
            type="button"
            className={classes.max}
            disabled={rest.readOnly === true || !/[1-9]/.test(most)}
            onClick={() => onAmount(most)}
          >
            <Trans context="amount">Max</Trans>
          </button>
        )
      }
      {...rest}
      value={value}
      error={
        isMisspelt ? (
          fieldText(typed.problem)
        ) : isTooMuch && balance !== undefined ? (
          <Trans>
            That's more than you have. You can spend{' '}
            <Money amount={balance} currency={currency} full always />.
          </Trans>
        ) : (
          error
        )
      }
      onChange={({ currentTarget }) => onAmount(tidyTyping(currentTarget.value, i18n.locale))}
      onBlur={(event) => {
        setWasLeft(true)
        const tidy = tidyAmount(value)
        if (tidy !== value) onAmount(tidy)
        onBlur?.(event)
      }}
    />
  )
}
