import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { AmountIn } from './money.ts'
import { type AssetCode, decimalsOf, decimalText, unitsOf } from './units.ts'

const assets = Object.keys(decimalsOf) as AssetCode[]

test('an amount and its text are the same, in each asset', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.constantFrom(...assets), (units, asset) => {
      assert.equal(unitsOf(decimalText(units, asset), asset), units)
    }),
  )
})

test('zeros behind the point are no digits too many', () => {
  assert.equal(unitsOf('1.50000', 'USD'), 150n)
  assert.equal(unitsOf('1.501', 'USD'), undefined)
  assert.equal(unitsOf('0.0000000000000000001', 'FCELL'), undefined)
  assert.equal(decimalText(-1_500_000_000_000_000_000n, 'ETH'), '-1.5')
})

test('only plain digits above zero are an amount', () => {
  for (const text of ['12', '0.5', ' 7 ', '007', 3, 0.25])
    assert(AmountIn.safeParse(text).success, String(text))
  const hostile = [
    '-1',
    '1e18',
    1e21,
    1e-9,
    Number.NaN,
    'NaN',
    'Infinity',
    '١٢',
    '1,5',
    '1 000',
    '',
    '.5',
    '5.',
    '+1',
  ]
  for (const text of [...hostile, '0x10', '9'.repeat(100), null, [], {}, true])
    assert.deepEqual(messages(text), ['amount_invalid'], String(text))
  for (const text of ['0', '0.000', 0]) assert.deepEqual(messages(text), ['amount_zero'])
})

function messages(value: unknown): string[] | undefined {
  return AmountIn.safeParse(value).error?.issues.map(({ message }) => message)
}
