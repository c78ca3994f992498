import { leastPayoutUsd, type PayoutCurrency, type ProSetting } from '@commons/contract/plans/pro.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useConnection } from '../../../../api/connection.ts'
import { useWrite } from '../../../../api/use-call.ts'
import { amountText, fiatText } from '../../../../money/shown-amount.ts'
import classes from '../../../../settings-kit/Settings.module.css'
import { SegmentedChoice } from '../../../../ui/fields/SegmentedChoice.tsx'
import { PayoutRows } from './PayoutRows.tsx'
import { ProSection } from './ProSection.tsx'

/** The payout currency, the amount waiting for the next payout, and past payouts. */
export function Payouts({ stored }: { stored: ProSetting }) {
  const { t, i18n } = useLingui()
  const offline = useConnection() === 'offline'
  const { mutate, isPending, variables } = useWrite('update_pro_setting')
  const least = i18n.number(leastPayoutUsd, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const shown = (isPending && variables?.payout_currency) || stored.payout_currency
  return (
    <ProSection name={<Trans>Payouts</Trans>}>
      <p className={classes.text}>
        <Trans>
          Tips and what your projects raise are yours in tokens at once. Choose Ether or Bitcoin to have what
          you earn exchanged on the 1st of each month, once it's worth {least} or more.
        </Trans>
      </p>
      <div className={classes.form}>
        <SegmentedChoice<PayoutCurrency>
          wide
          label={t`Paid in`}
          value={shown}
          options={[
            { value: 'FCELL', label: <Trans>Tokens</Trans> },
            { value: 'ETH', label: <Trans>Ether</Trans> },
            { value: 'BTC', label: <Trans>Bitcoin</Trans> },
          ]}
          disabled={isPending || offline}
          onChange={(payout_currency) => mutate({ payout_currency })}
        />
      </div>
      <Waiting stored={stored} />
      <PayoutRows />
    </ProSection>
  )
}

function Waiting({ stored }: { stored: ProSetting }) {
  const { i18n } = useLingui()
  if (stored.payout_at === null) return null
  const language = i18n.locale
  const tokens = amountText(stored.payout_waiting, { language })
  const worth =
    stored.payout_waiting_usd === null ? '–' : fiatText(stored.payout_waiting_usd, 'USD', language)
  const date = i18n.date(stored.payout_at, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className={classes.text}>
      <Trans>
        Earned so far: <strong>{tokens} tokens</strong> (≈ {worth}). The next exchange is on {date}.
      </Trans>
    </p>
  )
}
