import { z } from 'zod'

/** What the ledger counts, with the decimals of its smallest unit. */
export const decimalsOf = { FCELL: 18, ETH: 18, BTC: 8, USD: 2 } as const
export type AssetCode = keyof typeof decimalsOf

/** What members hold. */
export const currencies = ['FCELL', 'ETH', 'BTC'] as const
export type Currency = (typeof currencies)[number]
export const CurrencyIn = z.enum(currencies, 'currency_invalid')

declare const unit: unique symbol
/** An amount in the smallest unit of its asset. */
export type Units<Asset extends AssetCode = AssetCode> = bigint & { readonly [unit]: Asset }

/** An amount in an answer: digits, with a point where there is a fraction, and a minus where it was given away. */
export const Amount = z.string().regex(/^-?\d+(\.\d+)?$/)

const mostDigits = 40

const Decimal = z
  .union([z.string('amount_invalid'), z.number('amount_invalid').transform(String)], 'amount_invalid')
  .transform((text) => text.trim())
  .refine((text) => /^[0-9]+(\.[0-9]+)?$/.test(text) && text.length <= mostDigits, {
    error: 'amount_invalid',
    // What is no number is not said to be zero as well.
    abort: true,
  })

/** An amount in an input that may be nothing. */
export const AmountOrZeroIn = Decimal.describe('Digits, and a point before a fraction, as in 12.5.')

/** An amount in an input: plain digits above zero. Its currency says how many decimals it may have. */
export const AmountIn = Decimal.refine((text) => /[1-9]/.test(text), 'amount_zero').describe(
  'Above zero: digits, and a point before a fraction, as in 12.5.',
)

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
