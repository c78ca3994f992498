/** How much staff may mint. */
import { type Currency, unitsOf } from '@commons/contract/shared/units.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

/** Returns what is left of the limit of 24 hours. */
export function leftToMint(settings: Pick<Settings, 'get'>, currency: Currency, minted: bigint): bigint {
  const left = (unitsOf(String(settings.get('mint_limit')), currency) ?? 0n) - minted
  return left > 0n ? left : 0n
}
