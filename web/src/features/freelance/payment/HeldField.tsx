import { Trans, useLingui } from '@lingui/react/macro'
import { messageText } from '../../../locales/contract-messages.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { Money } from '../../../money/Money.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { Dollars } from '../Dollars.tsx'
import { dollarsOf, type MilestoneMoney, tokensOf } from './milestone-money.ts'

/** Returns how many tokens were typed; undefined unless they are held. */
export function heldUnits(text: string, { held }: MilestoneMoney): bigint | undefined {
  const typed = typedAmount(text, 'FCELL')
  return typed.state === 'amount' && typed.units <= tokensOf(held.tokens) ? typed.units : undefined
}

interface HeldFieldProps {
  money: MilestoneMoney
  value: string
  readOnly: boolean
  issue: string | undefined
  onAmount: (text: string) => void
}

/** How many of the tokens that are held for a milestone, with what they were worth when they were paid in. */
export function HeldField({ money, value, readOnly, issue, onAmount }: HeldFieldProps) {
  const { t, i18n } = useLingui()
  const { tokens } = money.held
  const typed = typedAmount(value, 'FCELL')
  const units = heldUnits(value, money)
  const held = amountText(tokens, { language: i18n.locale, full: true })
  return (
    <AmountField
      label={t`Amount`}
      currency="FCELL"
      value={value}
      onAmount={onAmount}
      most={tokens}
      readOnly={readOnly}
      description={
        <span aria-live="polite">
          {units === undefined ? (
            <Trans>
              Held: <Money amount={tokens} currency="FCELL" full always />
            </Trans>
          ) : (
            <Trans>
              <Dollars amount={dollarsOf(units, money)} /> when it was paid in
            </Trans>
          )}
        </span>
      }
      error={
        typed.state === 'amount' && units === undefined
          ? messageText('refusal.more_than_held', { held })
          : issue
      }
    />
  )
}
