import type { Currency } from '@commons/contract/shared/units.ts'
import type { PriceAlert, QuoteCurrency } from '@commons/contract/wallet/rates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { PriceAlertForm } from './PriceAlertForm.tsx'
import classes from './RateCard.module.css'

/** The prices of a currency that the member waits for. */
export function PriceAlerts({ currency, quote }: { currency: Currency; quote: QuoteCurrency }) {
  const id = useId()
  const read = useRead('price_alert_list', { currency })
  return (
    <section aria-labelledby={id} className={classes.alerts}>
      <h3 id={id} className={classes.heading}>
        <Trans>Price alerts</Trans>
      </h3>
      <p className={classes.text}>
        <Trans>We tell you once, when it gets there.</Trans>
      </p>
      <PriceAlertForm key={quote} currency={currency} quote={quote} />
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length > 0 && (
            <ul className={classes.rows} aria-labelledby={id}>
              {recdata.map((alert) => (
                <AlertRow key={alert.price_alert_id} alert={alert} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function AlertRow({ alert }: { alert: PriceAlert }) {
  const { t, i18n } = useLingui()
  const { price_alert_id, quote_currency, direction, reached_at } = alert
  const remove = useWrite('delete_price_alert')
  const price = `${amountText(alert.price, { language: i18n.locale, full: true })} ${quote_currency}`
  return (
    <li className={classes.row}>
      <span>
        {direction === 'up' ? <Trans>{price} or more</Trans> : <Trans>{price} or less</Trans>}
        {reached_at !== null && (
          <span className={classes.about}>
            <Trans>
              Reached <RelativeTime at={reached_at} isInSentence />
            </Trans>
          </span>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t`Delete the alert for ${price}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ price_alert_id })}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}
