/** Amounts without the calls: the client calculates with them where it must not load zod. */

/** The assets of the ledger, with the decimals of their smallest unit. */
export const decimalsOf = { FCELL: 18, ETH: 18, BTC: 8, USD: 2 } as const
export type AssetCode = keyof typeof decimalsOf

/** The currencies that members hold. */
export const currencies = ['FCELL', 'ETH', 'BTC'] as const
export type Currency = (typeof currencies)[number]

declare const unit: unique symbol
/** An amount in the smallest unit of its asset. */
export type Units<Asset extends AssetCode = AssetCode> = bigint & { readonly [unit]: Asset }

/**
 * Returns a decimal text in smallest units; undefined if it is no amount, or finer than the asset's decimals.
 */
export function unitsOf<Asset extends AssetCode>(text: string, asset: Asset): Units<Asset> | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const significant = fraction.replace(/0+$/, '')
  const decimals = decimalsOf[asset]
  if (significant.length > decimals) return undefined
  return BigInt(whole + significant.padEnd(decimals, '0')) as Units<Asset>
}

/** Returns an amount in smallest units as decimal text, with all its decimals and no trailing zeros. */
export function decimalText(units: bigint, asset: AssetCode): string {
  const decimals = decimalsOf[asset]
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - decimals)
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Returns decimal text cut to its first `significant` digits, and all before the point: a price as people read it. */
export function shortDecimal(text: string, significant = 6): string {
  const [whole = '', fraction = ''] = text.split('.')
  const leading = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length
  const kept = fraction.slice(0, Math.max(0, leading + significant)).replace(/0+$/, '')
  return whole + (kept && `.${kept}`)
}
