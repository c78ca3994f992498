/** Amounts without the calls: the client counts with them where it needs no zod. */

/** What the ledger counts, with the decimals of its smallest unit. */
export const decimalsOf = { FCELL: 18, ETH: 18, BTC: 8, USD: 2 } as const
export type AssetCode = keyof typeof decimalsOf

/** What members hold. */
export const currencies = ['FCELL', 'ETH', 'BTC'] as const
export type Currency = (typeof currencies)[number]

declare const unit: unique symbol
/** An amount in the smallest unit of its asset. */
export type Units<Asset extends AssetCode = AssetCode> = bigint & { readonly [unit]: Asset }

/** The smallest units of a decimal text; undefined where it is no amount, or finer than the asset's decimals. */
export function unitsOf<Asset extends AssetCode>(text: string, asset: Asset): Units<Asset> | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const significant = fraction.replace(/0+$/, '')
  const decimals = decimalsOf[asset]
  if (significant.length > decimals) return undefined
  return BigInt(whole + significant.padEnd(decimals, '0')) as Units<Asset>
}

/** The decimal text of an amount in smallest units, with all its decimals and no zeros behind them. */
export function decimalText(units: bigint, asset: AssetCode): string {
  const decimals = decimalsOf[asset]
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - decimals)
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
