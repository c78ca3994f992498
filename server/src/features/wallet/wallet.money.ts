/**
 * Calculations of the wallet: prices as exact fractions, fees, equivalents. Rounding is against the member
 * who moves money.
 */
import { type AssetCode, decimalsOf, decimalText } from '@commons/contract/shared/units.ts'

/** Decimal places of a stored price. */
const priceScale = 20

/** Price of one whole unit of an asset in whole units of another, in multiples of 10^-20. */
export type Price = bigint & { readonly isPrice: true }

/**
 * Parses a price from the database or an operator; undefined where it isn't one, is zero, or has more places
 * than are stored.
 */
export function parsePrice(text: string): Price | undefined {
  const [, whole, fraction = ''] = /^(\d{1,30})(?:\.(\d+))?$/.exec(text) ?? []
  const significant = fraction.replace(/0+$/, '')
  if (whole === undefined || significant.length > priceScale) return undefined
  const price = BigInt(whole + significant.padEnd(priceScale, '0'))
  return price > 0n ? (price as Price) : undefined
}

/** Returns a price as decimal text. */
export function priceText(price: Price): string {
  const digits = price.toString().padStart(priceScale + 1, '0')
  const fraction = digits.slice(-priceScale).replace(/0+$/, '')
  return digits.slice(0, -priceScale) + (fraction && `.${fraction}`)
}

export type Rounding = 'up' | 'down'

/** Returns what `units` of an asset are worth at a price, in a smallest unit with `decimals` places. */
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

/** Returns the price of A in C, given those of A in B and of B in C. */
export function through(one: Price | undefined, other: Price | undefined): Price | undefined {
  if (one === undefined || other === undefined) return undefined
  const price = (one * other) / 10n ** BigInt(priceScale)
  return price > 0n ? (price as Price) : undefined
}

/** A share, in millionths. */
export type Ppm = bigint & { readonly isPpm: true }

/** Parses a percentage with at most four decimals; undefined where it isn't one, or is above 50 %. */
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

/** Returns the fee of a withdrawal, rounded up. */
export const feeOf = (units: bigint, ppm: Ppm): bigint => divide(units * ppm, 1_000_000n, 'up')

export type Fiat = 'USD' | 'CZK'
export const fiatDecimals = 2

/** Returns an amount of fiat as text. */
export const fiatText = (units: bigint): string => decimalText(units, 'USD')
