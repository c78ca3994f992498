import { type AssetCode, decimalText, unitsOf } from '@commons/contract/shared/units.ts'

/** Returns what is left of a balance; undefined if it is not enough. */
export function balanceAfter(balance: string, taken: bigint, asset: AssetCode): string | undefined {
  const units = unitsOf(balance, asset)
  return units === undefined || units < taken ? undefined : decimalText(units - taken, asset)
}

/** Returns a balance with an amount added. */
export function balanceWith(balance: string, added: bigint, asset: AssetCode): string {
  return decimalText((unitsOf(balance, asset) ?? 0n) + added, asset)
}
