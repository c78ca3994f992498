import { plan_update } from '@commons/contract/plans/plans.ts'
import { getTokens, lockBuyer } from '../../memberships/memberships.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { planDetail } from './plans.detail.ts'
import { getPrices, lockMembership, planOf } from './plans.queries.ts'
import { offerOf } from './plans.rules.ts'
import { standingOf, tokens } from './plans.shape.ts'
import { take } from './plans.take.ts'

const said = { later: 'done.plan_later', resume: 'done.plan_resumed' } as const

export default handle(plan_update, async ({ plan_id, duration, due }, context) => {
  const { tx, member, language, refuse, say, emit } = context
  if (!(await lockBuyer(tx, member.id))) refuse('email_not_verified')
  const row = await lockMembership(tx, member.id)
  const at = now()
  const choice = { plan: planOf(plan_id), period: duration }
  const prices = await getPrices(tx)
  const offer = offerOf(choice, row && standingOf(row), prices, at)
  if (offer.change === 'none') refuse('plan_unchanged')
  if (due !== undefined && due !== tokens(offer.due))
    refuse('price_changed', { values: { value: tokens(offer.due), currency: 'FCELL' } })
  const missing = offer.due - (await getTokens(tx, member.id))
  if (offer.due > 0n && missing > 0n) refuse('tokens_missing', { values: { missing: tokens(missing) } })
  await take(tx, { member: member.id, row, choice, offer, at })
  if (offer.change === 'later' || offer.change === 'resume') say(said[offer.change])
  emit('plan.changed', { member: member.id })
  return planDetail(tx, member.id, language)
})
