import type { Holding } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountText, fiatText } from '../../money/shown-amount.ts'
import { useDeviceSetting } from '../../ui/device-settings.ts'
import classes from './BalanceCard.module.css'

/** The value of a balance in other currencies, as far as a rate is known. */
export function Equivalents({ holding: { currency, eth, btc, usd, czk } }: { holding: Holding }) {
  const { i18n } = useLingui()
  const [setting] = useDeviceSetting('amounts')
  if (setting === 'hidden') return null
  const language = i18n.locale
  const coins = (amount: string) => amountText(amount, { language })
  const shown: Array<[string, ReactNode, string | null]> = [
    ['ETH', <Trans key="eth">ETH</Trans>, currency === 'ETH' ? null : eth && coins(eth)],
    ['BTC', <Trans key="btc">BTC</Trans>, currency === 'BTC' ? null : btc && coins(btc)],
    ['USD', <Trans key="usd">USD</Trans>, usd && fiatText(usd, 'USD', language)],
    ['CZK', <Trans key="czk">CZK</Trans>, czk && fiatText(czk, 'CZK', language)],
  ]
  const known = shown.filter(([, , amount]) => amount !== null)
  if (known.length === 0)
    return (
      <p className={classes.equivalents}>
        <Trans>No exchange rate is set yet.</Trans>
      </p>
    )
  return (
    <dl className={classes.equivalents}>
      {known.map(([name, label, amount]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>≈ {amount}</dd>
        </div>
      ))}
    </dl>
  )
}
