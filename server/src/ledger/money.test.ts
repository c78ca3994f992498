import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { escrow, fees, taxes } from './accounts.ts'
import { feeOf, feeOfPart, parsePercent, partOfShare, percentText, ppm } from './money.ts'
import { payOut } from './pay-out.ts'

const share = fc.integer({ min: 0, max: 1_000_000 }).map(ppm)
const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n }), { minLength: 1, maxLength: 8 })
// Together a half: of parts of one unit there may be nothing left for both.
const half = fc.integer({ min: 0, max: 250_000 }).map(ppm)
const paidParts = fc.array(fc.bigInt({ min: 2n, max: 10n ** 20n }), { minLength: 1, maxLength: 8 })
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n)

/** Returns each part with what came before it. */
const inTurn = (all: readonly bigint[]) =>
  all.map((part, i): [before: bigint, part: bigint] => [sum(all.slice(0, i)), part])

test('a fee is rounded up, once: fees of parts add up to the fee on the whole', () => {
  assert.equal(feeOf(1n, ppm(1)), 1n)
  assert.equal(feeOf(101n, ppm(100_000)), 11n)
  assert.deepEqual(
    inTurn([1n, 1n, 1n]).map(([before, part]) => feeOfPart(before, part, ppm(100_000))),
    [1n, 0n, 0n],
  )
  fc.assert(
    fc.property(parts, share, (all, fee) => {
      const each = inTurn(all).map(([before, part]) => feeOfPart(before, part, fee))
      assert.equal(sum(each), feeOf(sum(all), fee))
      each.forEach((one, i) => assert.ok(one >= 0n && one <= (all[i] ?? 0n)))
    }),
  )
})

test('shares are parsed, shown, and halved against the one who pays', () => {
  const half = parsePercent('0.5')
  assert.ok(half !== undefined)
  assert.equal(percentText(half), '0.5')
  assert.equal(percentText(partOfShare(ppm(3), ppm(500_000))), '0.0002')
  assert.equal(parsePercent('50.1'), undefined)
  assert.throws(() => ppm(1_000_001))
  assert.throws(() => ppm(-1))
})

test('a pay-out divides what was held among member, fee and tax, whatever its parts are', () => {
  fc.assert(
    fc.property(paidParts, half, half, (all, fee, tax) => {
      const from = escrow('milestone', 5, 'USD')
      const terms = { from, to: 9, fee, tax }
      const whole = payOut({ ...terms, gross: sum(all) })
      const each = inTurn(all).map(([before, gross]) => payOut({ ...terms, gross, before }))
      for (const figure of ['fee', 'tax', 'net'] as const)
        assert.equal(sum(each.map((one) => one[figure])), whole[figure], figure)
      each.forEach(({ fee: kept, tax: withheld, net, legs }, i) => {
        assert.equal(kept + withheld + net, all[i])
        assert.ok(kept >= 0n && withheld >= 0n && net >= 0n)
        assert.equal(sum(legs.map(({ amount }) => amount)), 0n)
        assert.ok(legs.every(({ account, amount }) => (account === from ? amount < 0n : amount > 0n)))
      })
    }),
  )
})

test('the legs of a pay-out are those that move something', () => {
  const terms = { from: escrow('project', 5, 'FCELL'), to: 9, fee: ppm(100_000) }
  assert.deepEqual(payOut({ ...terms, gross: 0n }).legs, [])
  const { legs } = payOut({ ...terms, gross: 1_000n, tax: ppm(50_000) })
  assert.deepEqual(
    legs.map(({ account, amount }) => [account.ownerKind, account.purpose, amount]),
    [
      ['project', 'escrow', -1_000n],
      ['member', 'available', 850n],
      ['platform', 'fee', 100n],
      ['platform', 'tax', 50n],
    ],
  )
  assert.deepEqual([legs[2]?.account, legs[3]?.account], [fees(9, 'FCELL'), taxes('FCELL')])
  assert.throws(() => payOut({ ...terms, gross: -1n }))
})
