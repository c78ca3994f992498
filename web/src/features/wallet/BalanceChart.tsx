import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRead } from '../../api/use-call.ts'
import { Money } from '../../money/Money.tsx'
import { Loaded } from '../../shown/Loaded.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import chart from '../../ui/chart/ChartCard.module.css'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { useDeviceSetting } from '../../ui/device-settings.ts'
import { SegmentedChoice } from '../../ui/fields/SegmentedChoice.tsx'
import classes from './BalanceChart.module.css'

const periods = ['7', '30', '90', '365'] as const

/** The balance at the end of each day; the table beside it has the same figures. */
export function BalanceChart({ currency }: { currency: Currency }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const [setting] = useDeviceSetting('amounts')
  const read = useRead('wallet_chart', { currency, days }, { isFilter: true })
  const names = { '7': t`7 days`, '30': t`30 days`, '90': t`90 days`, '365': t`1 year` }
  const dayName = (day: string) =>
    i18n.date(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Card as="div" className={classes.card}>
      <div className={chart.head}>
        <h2 id={id} className={chart.heading}>
          <Trans>Balance by day</Trans>
        </h2>
        <SegmentedChoice
          label={t`Period`}
          value={days}
          options={periods.map((value) => ({ value, label: names[value] }))}
          onChange={setDays}
        />
      </div>
      <Loaded read={read}>
        {({ recdata }) => (
          <div className={chart.columns}>
            {/* The shape of the chart would reveal hidden amounts. */}
            {setting === 'shown' && (
              <Chart
                look="steps"
                // oxlint-disable-next-line commons/no-float-near-money -- to be drawn: what is read stands in the table
                values={recdata.map(({ balance }) => Number(balance))}
                markOf={(mark) => i18n.number(mark, { notation: 'compact', maximumSignificantDigits: 3 })}
                nameOf={(place) => dayName(recdata[place]?.day ?? '')}
                renderTip={(place) => (
                  <>
                    <Money amount={recdata[place]?.balance ?? '0'} currency={currency} />{' '}
                    {dayName(recdata[place]?.day ?? '')}
                  </>
                )}
              />
            )}
            <FigureTable
              of={<Trans>Day</Trans>}
              counted={[<Trans key="balance">Balance</Trans>]}
              rows={recdata.toReversed().map(({ day, balance }) => ({
                at: day,
                name: dayName(day),
                figures: [<Money key="balance" amount={balance} currency={currency} />],
              }))}
              labelledBy={id}
            />
          </div>
        )}
      </Loaded>
      <p className={chart.note}>
        <Trans>Days end at midnight UTC.</Trans>
      </p>
    </Card>
  )
}
