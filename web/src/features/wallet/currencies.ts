import { currencies, type Currency } from '@commons/contract/shared/units.ts'
import { useLingui } from '@lingui/react/macro'

/** The names of the tabs, by which addresses know them. */
export const tabs = { FCELL: 'tokens', ETH: 'ether', BTC: 'btc' } as const satisfies Record<Currency, string>

export function currencyOfTab(tab: string | undefined): Currency {
  return currencies.find((each) => tabs[each] === tab) ?? 'FCELL'
}

/** What the tabs are called. */
export function useTabNames(): Record<Currency, string> {
  const { t } = useLingui()
  return { FCELL: t`Tokens`, ETH: t`Ether`, BTC: t`BTC` }
}
