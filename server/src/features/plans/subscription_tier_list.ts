import { planCodes, subscription_tier_list } from '@commons/contract/plans/plans.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { text } from '../../platform/language.ts'
import { findMembership, getPrices, getRates, listPerks, planId } from './plans.queries.ts'
import { perksShape, planName, tokens } from './plans.shape.ts'

export default handle(
  subscription_tier_list,
  async (_input, { db, member, language, platform: { settings } }) => {
    const [prices, perks, rates, row] = await Promise.all([
      getPrices(db),
      listPerks(db),
      getRates(db),
      findMembership(db, member.id),
    ])
    const perksOf = (id?: number) =>
      perksShape(
        perks.find(({ plan_id }) => plan_id === id),
        rates.fee_percent,
        settings.get('member_quota_mb'),
      )
    return {
      recdata: [
        {
          plan_id: null,
          name: text(language, 'plan.free'),
          monthly_charges: '0',
          yearly_charges: '0',
          is_current: flag(!row),
          perks: perksOf(),
        },
        ...planCodes.map((plan) => ({
          plan_id: planId(plan),
          name: planName(language, plan),
          monthly_charges: tokens(prices[plan].m),
          yearly_charges: tokens(prices[plan].y),
          is_current: flag(row?.plan_id === planId(plan)),
          perks: perksOf(planId(plan)),
        })),
      ],
    }
  },
)
