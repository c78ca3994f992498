import { currencies, type Currency } from '@commons/contract/shared/units.ts'
import { useLingui } from '@lingui/react/macro'

/** The names of the tabs in addresses. */
export const tabs = { FCELL: 'tokens', ETH: 'ether', BTC: 'btc' } as const satisfies Record<Currency, string>

export function currencyOfTab(tab: string | undefined): Currency {
  return currencies.find((each) => tabs[each] === tab) ?? 'FCELL'
}

/** Returns the labels of the tabs. */
export function useTabNames(): Record<Currency, string> {
  const { t } = useLingui()
  return { FCELL: t`Tokens`, ETH: t`Ether`, BTC: t`BTC` }
}
