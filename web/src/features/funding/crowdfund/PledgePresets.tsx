import { unitsOf } from '@commons/contract/shared/units.ts'
import { useLingui } from '@lingui/react/macro'
import { amountText } from '../../../money/shown-amount.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import classes from './PledgePresets.module.css'

interface PledgePresetsProps {
  amounts: readonly string[]
  /** The amount as it is typed. */
  text: string
  disabled: boolean
  onText: (text: string) => void
}

/** Amounts to pledge at one press; the field below takes any other. */
export function PledgePresets({ amounts, text, disabled, onText }: PledgePresetsProps) {
  const { t, i18n } = useLingui()
  const typed = typedAmount(text, 'FCELL')
  if (amounts.length === 0) return null
  return (
    <div className={classes.presets} role="group" aria-label={t`Suggested amounts`}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          disabled={disabled}
          aria-pressed={typed.state === 'amount' && typed.units === unitsOf(amount, 'FCELL')}
          onClick={() => onText(amount)}
        >
          {amountText(amount, { language: i18n.locale })}
        </button>
      ))}
    </div>
  )
}
