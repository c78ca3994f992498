import { describe, expect, test } from 'vitest'
import { balanceAfter } from './after.ts'
import { feeOf } from './fees.ts'
import { amountText, fiatText } from './shown-amount.ts'
import { tidyAmount, tidyTyping, typedAmount } from './typed-amount.ts'

describe('an amount that is typed', () => {
  test.each([
    ['12,5', '12.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0000', '1000'],
    ['1,234.5', '1,234.5'],
    ['1,2,3', '1,2,3'],
    ['1,000', '1,000'],
    ['0,125', '0.125'],
    ['1,0005', '1.0005'],
  ])('%j stands in its field as %j', (typed, shown) => {
    expect(tidyAmount(typed)).toBe(shown)
  })

  /** Returns what is in the field after each key. */
  const type = (keys: string, language: string) =>
    [...keys].reduce((text, key) => tidyTyping(text + key, language), '')

  test.each(['1,000', '12,500', '999,999', '1000,000'])(
    '%j is no guess: a thousand in English, and decimals in Czech',
    (keys) => {
      const wrong = { state: 'wrong', problem: 'amount_grouped' }
      expect(typedAmount(keys, 'FCELL')).toEqual(wrong)
      expect(typedAmount(type(keys, 'en'), 'FCELL')).toEqual(wrong)
      const text = keys.replace(',', '.')
      expect(typedAmount(type(keys, 'cs'), 'FCELL')).toMatchObject({ state: 'amount', text })
    },
  )

  test.each(['12,5', '0,125', ',125', '1,0005', '1 000,25'])('%j has decimals in each language', (keys) => {
    for (const language of ['en', 'cs'])
      expect(typedAmount(type(keys, language), 'FCELL')).toEqual(typedAmount(keys.replace(',', '.'), 'FCELL'))
  })

  test('is taken to the last digit', () => {
    expect(typedAmount('0,000000000000000001', 'FCELL')).toEqual({
      state: 'amount',
      units: 1n,
      text: '0.000000000000000001',
    })
    expect(typedAmount('.5', 'BTC')).toMatchObject({ units: 50_000_000n })
    expect(typedAmount('5.', 'BTC')).toMatchObject({ units: 500_000_000n })
    expect(typedAmount(' ', 'BTC')).toEqual({ state: 'empty' })
  })

  test.each([
    ['-1', 'amount_invalid'],
    ['1e18', 'amount_invalid'],
    ['NaN', 'amount_invalid'],
    ['١٢', 'amount_invalid'],
    ['1,2,3', 'amount_invalid'],
    ['1'.repeat(41), 'amount_invalid'],
    ['0.000000001', 'amount_too_fine'],
    ['0,00', 'amount_zero'],
  ])('%j is none: %s', (typed, problem) => {
    expect(typedAmount(typed, 'BTC')).toEqual({ state: 'wrong', problem })
  })
})

describe('an amount that is shown', () => {
  test.each([
    ['1234567.891234567', 'en', '1,234,567.8912'],
    ['1234567.891299999', 'cs', '1\u00a0234\u00a0567,8912'],
    ['12.5000', 'en', '12.5'],
    ['0', 'en', '0'],
    ['0.00009', 'en', '<0.0001'],
    ['-0.00009', 'cs', '−<0,0001'],
    ['-3', 'en', '−3'],
  ])('%s is in %s %s in lists', (amount, language, shown) => {
    expect(amountText(amount, { language })).toBe(shown)
  })

  test('has its sign where it matters, and every digit in a receipt', () => {
    expect(amountText('12', { language: 'en', signed: true })).toBe('+12')
    expect(amountText('0', { language: 'en', signed: true })).toBe('0')
    expect(amountText('12345678901234567890.123456789012345678', { language: 'en', full: true })).toBe(
      '12,345,678,901,234,567,890.123456789012345678',
    )
  })

  test('is money of a country with two decimals', () => {
    expect(fiatText('1234.5', 'USD', 'en')).toBe('$1,234.50')
    expect(fiatText('1234.5', 'CZK', 'cs')).toBe('1\u00a0234,50\u00a0Kč')
  })
})

test.each([
  [1000n, '0.5', 5n],
  [1001n, '0.5', 6n],
  [1n, '0.5', 1n],
  [1000n, '0', 0n],
  [3n * 10n ** 18n, '1.25', 37_500_000_000_000_000n],
])('of %s at %s % the fee is %s, rounded up', (units, percent, fee) => {
  expect(feeOf(units, percent)).toBe(fee)
})

test('no balance goes below nothing', () => {
  expect(balanceAfter('1.5', 150_000_000n, 'BTC')).toBe('0')
  expect(balanceAfter('1.5', 150_000_001n, 'BTC')).toBeUndefined()
})
