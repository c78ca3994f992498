import type { Currency } from '@commons/contract/shared/units.ts'
import { shortDecimal } from '@commons/contract/shared/units.ts'
import { type QuoteCurrency, quoteCurrencies } from '@commons/contract/wallet/rates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Chart } from '../../../ui/chart/Chart.tsx'
import chart from '../../../ui/chart/ChartCard.module.css'
import { FigureTable } from '../../../ui/chart/FigureTable.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PriceAlerts } from './PriceAlerts.tsx'
import classes from './RateCard.module.css'

const periods = ['7', '30', '90', '365'] as const

/** What one unit of a currency was worth, by day, and alerts for what it will be. */
export function RateCard({ currency }: { currency: Currency }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const others = quoteCurrencies.filter((each) => each !== currency)
  const [quote, setQuote] = useState<QuoteCurrency>('USD')
  const read = useRead('rate_chart', { currency, quote_currency: quote, days }, { isFilter: true })
  const names = { '7': t`7 days`, '30': t`30 days`, '90': t`90 days`, '365': t`1 year` }
  const dayName = (day: string) =>
    i18n.date(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const priceOf = (rate: string) =>
    `${amountText(shortDecimal(rate), { language: i18n.locale, full: true })} ${quote}`
  return (
    <Card as="div" className={classes.card}>
      <div className={chart.head}>
        <h2 id={id} className={chart.heading}>
          <Trans>Price of {currency}</Trans>
        </h2>
        <SegmentedChoice
          label={t`Price in`}
          value={quote}
          options={others.map((value) => ({ value, label: value }))}
          onChange={setQuote}
        />
      </div>
      <Loaded read={read}>
        {({ recdata, change_percent }) => {
          const now = recdata.at(-1)
          if (!now)
            return (
              <p className={chart.note}>
                <Trans>No exchange rate is set yet.</Trans>
              </p>
            )
          // oxlint-disable-next-line commons/no-float-near-money -- days
          const isPart = recdata.length < Number(days)
          return (
            <>
              <div className={classes.now}>
                <p className={classes.price}>{priceOf(now.rate)}</p>
                {change_percent !== null && (
                  <Change
                    percent={change_percent}
                    period={names[days]}
                    since={isPart ? dayName(recdata[0]?.day ?? '') : undefined}
                  />
                )}
                <SegmentedChoice
                  label={t`Period`}
                  value={days}
                  options={periods.map((value) => ({ value, label: names[value] }))}
                  onChange={setDays}
                />
              </div>
              <div className={chart.columns}>
                <Chart
                  look="line"
                  // oxlint-disable-next-line commons/no-float-near-money -- to be drawn: what is read stands in the table
                  values={recdata.map(({ rate }) => Number(rate))}
                  markOf={(mark) => i18n.number(mark, { notation: 'compact', maximumSignificantDigits: 4 })}
                  nameOf={(place) => dayName(recdata[place]?.day ?? '')}
                  renderTip={(place) =>
                    `${priceOf(recdata[place]?.rate ?? '0')} · ${dayName(recdata[place]?.day ?? '')}`
                  }
                />
                <FigureTable
                  of={<Trans>Day</Trans>}
                  counted={[<Trans key="price">Price</Trans>]}
                  rows={recdata.toReversed().map(({ day, rate }) => ({
                    at: day,
                    name: dayName(day),
                    figures: [priceOf(rate)],
                  }))}
                  labelledBy={id}
                />
              </div>
            </>
          )
        }}
      </Loaded>
      <PriceAlerts currency={currency} quote={quote} />
    </Card>
  )
}

/** By how much the price went up or down. */
function Change({
  percent,
  period,
  since,
}: {
  percent: string
  period: string
  /** The first day that has a price, where that is within the period. */
  since: string | undefined
}) {
  const { i18n } = useLingui()
  const isDown = percent.startsWith('-')
  const isSame = /^-?[0.]+$/.test(percent)
  const amount = amountText(percent, { language: i18n.locale, full: true, signed: true })
  return (
    <p className={classes.change} data-way={isSame ? undefined : isDown ? 'down' : 'up'}>
      {since === undefined ? (
        <Trans>
          {amount} % in {period}
        </Trans>
      ) : (
        <Trans>
          {amount} % since {since}
        </Trans>
      )}
    </p>
  )
}
