/**
 * Calculations with amounts, in the smallest unit of an asset: prices as exact fractions, fees, equivalents.
 * Rounding is against the member who moves money.
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

/** Returns by how many percent a price has changed, as text with two decimals. */
export function changeText(before: Price, after: Price): string {
  const hundredths = ((after - before) * 10_000n) / before
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
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

/**
 * Returns how many units of an asset cost `value`, an amount with `decimals` places, at a price of one whole unit:
 * rounded up, since whoever pays them moves them.
 */
export const unitsFor = (value: bigint, decimals: number, asset: AssetCode, price: Price): bigint =>
  divide(value * 10n ** BigInt(priceScale + decimalsOf[asset]), price * 10n ** BigInt(decimals), 'up')

function divide(value: bigint, by: bigint, rounding: Rounding): bigint {
  return rounding === 'up' ? (value + by - 1n) / by : value / by
}

/** Returns the price of A in C, given those of A in B and of B in C. */
export function through(one: Price | undefined, other: Price | undefined): Price | undefined {
  if (one === undefined || other === undefined) return undefined
  const price = (one * other) / 10n ** BigInt(priceScale)
  return price > 0n ? (price as Price) : undefined
}

/** A share, in parts per million, of at most the whole. */
export type Ppm = bigint & { readonly isPpm: true }

const whole = 1_000_000n

/** Returns a share from the database; throws if it is none, which its column refuses. */
export function ppm(stored: number | bigint): Ppm {
  const share = BigInt(stored)
  if (share < 0n || share > whole) throw new Error('A share is more than the whole, or less than nothing')
  return share as Ppm
}

/** Parses a percentage with at most four decimals; undefined where it isn't one, or is above 50 %. */
export function parsePercent(text: string): Ppm | undefined {
  const [, units, fraction = ''] = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (units === undefined) return undefined
  const share = BigInt(units + fraction.padEnd(4, '0'))
  return share <= 500_000n ? (share as Ppm) : undefined
}

/** Returns a share as a percentage, as decimal text. */
export function percentText(share: Ppm): string {
  const digits = share.toString().padStart(5, '0')
  const fraction = digits.slice(-4).replace(/0+$/, '')
  return digits.slice(0, -4) + (fraction && `.${fraction}`)
}

/** Returns the fee on an amount, rounded up: at most the amount. */
export const feeOf = (units: bigint, share: Ppm): bigint => divide(units * share, whole, 'up')

/**
 * Returns the fee on a part of an amount of which `before` was charged already. The fees of all parts add up
 * to the fee on the whole: each is the difference of two rounded fees.
 */
export const feeOfPart = (before: bigint, part: bigint, share: Ppm): bigint =>
  feeOf(before + part, share) - feeOf(before, share)

/**
 * Returns the tax on a part of an amount, as `feeOfPart` returns the fee. It is rounded down, since the fee on the
 * same part is rounded up.
 */
export const taxOfPart = (before: bigint, part: bigint, share: Ppm): bigint =>
  divide((before + part) * share, whole, 'down') - divide(before * share, whole, 'down')

/** Returns what is left of a share for somebody who pays only `of` of it, rounded up. */
export const partOfShare = (share: Ppm, of: Ppm): Ppm => feeOf(share, of) as Ppm

export type Fiat = 'USD' | 'CZK'
export const fiatDecimals = 2

/** Returns an amount of fiat as text. */
export const fiatText = (units: bigint): string => decimalText(units, 'USD')
