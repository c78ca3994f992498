import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The names of rates, fees and prices. */
export const termNames: Readonly<Record<MoneyTerm, MessageDescriptor>> = {
  'FCELL/ETH': msg`One FCELL in ETH`,
  'ETH/BTC': msg`One ETH in BTC`,
  'ETH/USD': msg`One ETH in USD`,
  'ETH/CZK': msg`One ETH in CZK`,
  withdraw_fee_percent: msg`Fee of withdrawals, in percent`,
  project_fee_percent: msg`Fee of payouts of new projects, in percent`,
  plus_m: msg`Plus, a month in FCELL`,
  plus_y: msg`Plus, a year in FCELL`,
  pro_m: msg`Pro, a month in FCELL`,
  pro_y: msg`Pro, a year in FCELL`,
}
