import { plan_price, planCodes } from '@commons/contract/plans/plans.ts'
import { getTokens } from '../../memberships/memberships.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { findMembership, getPrices, getRates, listPerks, planId } from './plans.queries.ts'
import { offerOf, savePercent } from './plans.rules.ts'
import { offerShape, perksShape, planName, standingOf, tokens, fiatWorth } from './plans.shape.ts'

export default handle(plan_price, async (_input, { db, member, language, platform: { settings } }) => {
  const [prices, perks, rates, row, balance] = await Promise.all([
    getPrices(db),
    listPerks(db),
    getRates(db),
    findMembership(db, member.id),
    getTokens(db, member.id),
  ])
  const standing = row && standingOf(row)
  const at = now()
  const fiat = (units: bigint) => ({ usd: fiatWorth(units, rates.usd), czk: fiatWorth(units, rates.czk) })
  return {
    recdata: planCodes.map((plan) => {
      const { y, m } = prices[plan]
      const offer = (period: 'y' | 'm') =>
        offerShape(offerOf({ plan, period }, standing, prices, at), balance)
      return {
        id: planId(plan),
        code: plan,
        name: planName(language, plan),
        yearly_charges: tokens(y),
        monthly_charges: tokens(m),
        yearly_fiat: fiat(y),
        monthly_fiat: fiat(m),
        save_percent: savePercent(prices[plan]),
        token_balance: tokens(balance),
        yearly: offer('y'),
        monthly: offer('m'),
        perks: perksShape(
          perks.find(({ plan_id }) => plan_id === planId(plan)),
          rates.fee_percent,
          settings.get('member_quota_mb'),
        ),
      }
    }),
    free: perksShape(undefined, rates.fee_percent, settings.get('member_quota_mb')),
  }
})
