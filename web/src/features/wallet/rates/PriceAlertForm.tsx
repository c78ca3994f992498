import type { Currency } from '@commons/contract/shared/units.ts'
import type { QuoteCurrency } from '@commons/contract/wallet/rates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { tidyAmount } from '../../../money/typed-amount.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './RateCard.module.css'

const rules = async () => {
  const { rulesOf } = await import('./price-alert-rules.ts')
  return {
    rulesOf: (form: string, { price }: { price?: string }) =>
      rulesOf(form, { price: tidyAmount(price ?? '') }),
  }
}

/** Asks to be told when a currency gets to a price. */
export function PriceAlertForm({ currency, quote }: { currency: Currency; quote: QuoteCurrency }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useSettingsForm({
    name: 'add_price_alert',
    rules,
    initial: { price: '' },
    input: ({ price }) => ({ currency, quote_currency: quote, price: tidyAmount(price) }),
    onDone: () => fields.reset({ price: '' }),
  })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...fields.bind('price')}
        label={t`Tell me when 1 ${currency} costs, in ${quote}`}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={41}
      />
      <OnlineButton type="submit" variant="default" disabled={!filled} loading={sending}>
        <Trans>Set alert</Trans>
      </OnlineButton>
      <FailureNote failure={failure} />
    </form>
  )
}
