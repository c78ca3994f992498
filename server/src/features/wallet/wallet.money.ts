/** Figures of the wallet: prices as exact fractions, fees, equivalents. Rounding is against the one who moves. */
import { type AssetCode, decimalsOf, decimalText } from '@commons/contract/shared/units.ts'

/** The digits behind the point that the database keeps of a price. */
const priceScale = 20

/** What one whole unit of an asset costs in whole units of another, in 10^-20. */
export type Price = bigint & { readonly isPrice: true }

/** A price of the database's or an operator's text; undefined where it is none, zero or finer than is kept. */
export function parsePrice(text: string): Price | undefined {
  const [, whole, fraction = ''] = /^(\d{1,30})(?:\.(\d+))?$/.exec(text) ?? []
  const significant = fraction.replace(/0+$/, '')
  if (whole === undefined || significant.length > priceScale) return undefined
  const price = BigInt(whole + significant.padEnd(priceScale, '0'))
  return price > 0n ? (price as Price) : undefined
}

/** A price as decimal text. */
export function priceText(price: Price): string {
  const digits = price.toString().padStart(priceScale + 1, '0')
  const fraction = digits.slice(-priceScale).replace(/0+$/, '')
  return digits.slice(0, -priceScale) + (fraction && `.${fraction}`)
}

export type Rounding = 'up' | 'down'

/** What so much of an asset is worth at a price, in the smallest unit that has `decimals`. */
export function worth(
  units: bigint,
  asset: AssetCode,
  price: Price,
  decimals: number,
  rounding: Rounding = 'down',
): bigint {
  return divide(
    units * price * 10n ** BigInt(decimals),
    10n ** BigInt(priceScale + decimalsOf[asset]),
    rounding,
  )
}

function divide(value: bigint, by: bigint, rounding: Rounding): bigint {
  return rounding === 'up' ? (value + by - 1n) / by : value / by
}

/** The price of one through another: of A in C, by A in B and B in C. */
export function through(one: Price | undefined, other: Price | undefined): Price | undefined {
  if (one === undefined || other === undefined) return undefined
  const price = (one * other) / 10n ** BigInt(priceScale)
  return price > 0n ? (price as Price) : undefined
}

/** A share, in millionths. */
export type Ppm = bigint & { readonly isPpm: true }

/** Of a percentage with at most four decimals; undefined where it is none, or above 50 %. */
export function parsePercent(text: string): Ppm | undefined {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const ppm = BigInt(whole + fraction.padEnd(4, '0'))
  return ppm <= 500_000n ? (ppm as Ppm) : undefined
}

export function percentText(ppm: Ppm): string {
  const digits = ppm.toString().padStart(5, '0')
  const fraction = digits.slice(-4).replace(/0+$/, '')
  return digits.slice(0, -4) + (fraction && `.${fraction}`)
}

/** The fee of a withdrawal, rounded up. */
export const feeOf = (units: bigint, ppm: Ppm): bigint => divide(units * ppm, 1_000_000n, 'up')

export type Fiat = 'USD' | 'CZK'
export const fiatDecimals = 2

/** Text of so much fiat. */
export const fiatText = (units: bigint): string => decimalText(units, 'USD')
