import { z } from 'zod'
import { currencies } from './units.ts'

export const CurrencyIn = z.enum(currencies, 'currency_invalid')

/** An amount in an answer: digits, with a point before a fraction, and a minus for money that left. */
export const Amount = z.string().regex(/^-?\d+(\.\d+)?$/)

const mostDigits = 40

/** In place of a JSON number that a double can't hold: as an amount, it would be another one. */
export const inexactNumber = Symbol('a number that lost digits')

/** The problem of an input that is neither text nor a number. */
export const noAmount = ({ input }: { input?: unknown }) =>
  input === inexactNumber ? 'amount_inexact' : 'amount_invalid'

const Decimal = z
  .union([z.string('amount_invalid'), z.number('amount_invalid').transform(String)], { error: noAmount })
  .transform((text) => text.trim())
  .refine((text) => /^[0-9]+(\.[0-9]+)?$/.test(text) && text.length <= mostDigits, {
    error: 'amount_invalid',
    // Text that is no number gets only one message.
    abort: true,
  })

/** An amount in an input that may be zero. */
export const AmountOrZeroIn = Decimal.describe('Digits, and a point before a fraction, as in 12.5.')

/** An amount above zero in an input, as plain digits. Its currency says how many decimals it may have. */
export const AmountIn = Decimal.refine((text) => /[1-9]/.test(text), 'amount_zero').describe(
  'Above zero: digits, and a point before a fraction, as in 12.5.',
)
