import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durations, planCodes } from '@commons/contract/plans/plans.ts'
import fc from 'fast-check'
import { addPeriods } from '../../memberships/periods.ts'
import { creditOf, offerOf, type Prices, savePercent, type Standing } from './plans.rules.ts'

const token = 10n ** 18n
const grain = 10n ** 14n
const prices: Prices = {
  plus: { m: 50n * token, y: 480n * token },
  pro: { m: 150n * token, y: 1440n * token },
}
const day = 86_400_000
const dates = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

const standings = fc
  .record({
    plan: fc.constantFrom(...planCodes),
    period: fc.constantFrom(...durations),
    price: fc.bigInt(0n, 10n ** 10n).map((grains) => grains * grain),
    anchor: dates,
    renews: fc.boolean(),
    isTrial: fc.boolean(),
    isOverdue: fc.boolean(),
  })
  .map((given): Standing => ({
    ...given,
    periods: 1,
    periodStart: given.anchor,
    endsAt: addPeriods(given.anchor, given.period, 1),
    next: undefined,
  }))

test('a period ends on the day on which it began, or on the last of a shorter month', () => {
  const ends = (from: string, period: 'y' | 'm', count = 1) =>
    addPeriods(new Date(from), period, count).toISOString()
  assert.equal(ends('2026-01-31T10:20:30.400Z', 'm'), '2026-02-28T10:20:30.400Z')
  assert.equal(ends('2026-01-31T10:20:30.400Z', 'm', 2), '2026-03-31T10:20:30.400Z')
  assert.equal(ends('2028-02-29T00:00:00.000Z', 'y'), '2029-02-28T00:00:00.000Z')
  assert.equal(ends('2028-02-29T00:00:00.000Z', 'y', 4), '2032-02-29T00:00:00.000Z')
  assert.equal(ends('2026-12-15T23:59:59.999Z', 'm'), '2027-01-15T23:59:59.999Z')
})

test('what is unused is never worth more than it cost, and never gains with time', () => {
  fc.assert(
    fc.property(standings, fc.nat(500 * day), fc.nat(500 * day), (standing, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const at = (ms: number) => creditOf(standing, new Date(standing.periodStart.getTime() + ms))
      assert(at(early) <= standing.price && at(late) >= 0n)
      assert(at(late) <= at(early))
      assert.equal(at(0), standing.price)
      assert.equal(creditOf(standing, standing.endsAt), 0n)
      // At most a day's worth is lost by rounding.
      const all = BigInt((standing.endsAt.getTime() - standing.periodStart.getTime()) / day)
      const left = BigInt(Math.max(standing.endsAt.getTime() - standing.periodStart.getTime() - early, 0))
      assert(at(early) % token === 0n || at(early) === standing.price)
      assert(at(early) * all * BigInt(day) + standing.price * BigInt(day) >= standing.price * left)
    }),
  )
})

test('nobody pays twice for a day, and only an upgrade counts the old period', () => {
  fc.assert(
    fc.property(
      standings,
      fc.constantFrom(...planCodes),
      fc.constantFrom(...durations),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (standing, plan, period, share) => {
        const span = standing.endsAt.getTime() - standing.periodStart.getTime()
        const at = new Date(standing.periodStart.getTime() + Math.floor(span * share))
        const offer = offerOf({ plan, period }, standing, prices, at)
        assert.equal(offer.charge, prices[plan][period])
        if (offer.change === 'upgrade') {
          assert.equal(offer.due, offer.charge - creditOf(standing, at))
          assert.equal(offer.startsAt, at)
        } else {
          assert.equal(offer.credit, 0n)
          assert.equal(offer.due, ['start', 'pay'].includes(offer.change) ? offer.charge : 0n)
        }
        const isSmaller =
          planCodes.indexOf(plan) < planCodes.indexOf(standing.plan) ||
          (plan === standing.plan && period === 'm' && standing.period === 'y')
        if (isSmaller && !standing.isOverdue) assert.equal(offer.change, 'later')
      },
    ),
  )
})

test('of the same plan nothing changes, an ended renewal goes on, an overdue one is paid', () => {
  const anchor = new Date('2026-05-10T12:00:00Z')
  const standing: Standing = {
    plan: 'plus',
    period: 'm',
    price: 50n * token,
    anchor,
    periods: 1,
    periodStart: anchor,
    endsAt: addPeriods(anchor, 'm', 1),
    renews: true,
    isTrial: false,
    isOverdue: false,
    next: undefined,
  }
  const change = (more: Partial<Standing>, plan: 'plus' | 'pro' = 'plus', period: 'y' | 'm' = 'm') =>
    offerOf({ plan, period }, { ...standing, ...more }, prices, anchor).change
  assert.equal(change({}), 'none')
  assert.equal(change({ renews: false }), 'resume')
  assert.equal(change({ next: { plan: 'plus', period: 'y' } }), 'resume')
  assert.equal(change({ isOverdue: true }), 'pay')
  assert.equal(change({ isOverdue: true }, 'pro'), 'start')
  assert.equal(change({}, 'plus', 'y'), 'upgrade')
  assert.equal(change({ isTrial: true }, 'plus', 'y'), 'later', 'the free month is not lost')
  assert.equal(change({ isTrial: true }, 'pro'), 'upgrade')
  assert.equal(change({ plan: 'pro', next: { plan: 'plus', period: 'm' } }), 'none')
})

test('what a year saves is said in whole percent', () => {
  assert.equal(savePercent({ y: 480n, m: 50n }), 20)
  assert.equal(savePercent({ y: 500n, m: 50n }), 16)
  assert.equal(savePercent({ y: 700n, m: 50n }), 0)
})
