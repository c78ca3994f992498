import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useDeviceSetting } from '../ui/device-settings.ts'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import classes from './Money.module.css'
import { amountText } from './shown-amount.ts'

interface MoneyProps {
  amount: string
  currency: Currency
  /** Shows all decimals. */
  full?: boolean
  /** Shows the sign, and received amounts in colour. */
  signed?: boolean
  /** Shows it even while the member hides amounts, because they are about to move it. */
  always?: boolean
}

/** An amount with its currency. A page or dialog with amounts has one {@link PlayNote}. */
export function Money({ amount, currency, full = false, signed = false, always = false }: MoneyProps) {
  const { i18n } = useLingui()
  const [setting] = useDeviceSetting('amounts')
  const isHidden = setting === 'hidden' && !always
  const exact = amountText(amount, { language: i18n.locale, full: true, signed })
  const shown = full ? exact : amountText(amount, { language: i18n.locale, signed })
  return (
    <span
      className={clsx(classes.money, signed && !isHidden && !amount.startsWith('-') && classes.in)}
      title={isHidden || shown === exact ? undefined : `${exact} ${currency}`}
    >
      {isHidden ? (
        <>
          <span aria-hidden="true">••••</span>
          <VisuallyHidden>
            <Trans>hidden amount</Trans>
          </VisuallyHidden>
        </>
      ) : (
        shown
      )}{' '}
      <span className={classes.unit}>{currency}</span>
    </span>
  )
}
