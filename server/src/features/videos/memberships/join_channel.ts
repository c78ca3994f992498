import { decimalText } from '@commons/contract/shared/units.ts'
import { join_channel } from '@commons/contract/videos/memberships.ts'
import {
  addMembership,
  getTokens,
  lockBuyer,
  setPeriod,
  setRenewal,
} from '../../../memberships/memberships.queries.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { checkFigure } from '../../wallet/public.ts'
import { findChannel } from '../channels/channels.queries.ts'
import { chargeMonth } from './memberships.charge.ts'
import { lockChannelMembership, lockSoldTier, tellOwner } from './memberships.queries.ts'
import { joiningOf } from './memberships.rules.ts'
import { joinedShape } from './memberships.shape.ts'

export default handle(join_channel, async ({ channel_id, due }, context) => {
  const { tx, member, refuse, say, emit, hint, recheck } = context
  if (!(await lockBuyer(tx, member.id))) refuse('email_not_verified')
  const row = await lockChannelMembership(tx, member.id, channel_id)
  const sold = await lockSoldTier(tx, member.id, channel_id)
  // Read under the lock: a channel that was deleted a moment ago is not one without a tier.
  const channel = (await findChannel(tx, member.id, channel_id)) ?? refuse('channel_not_found')
  const { owner_id: owner } = channel
  if (owner === member.id) refuse('not_oneself')
  const tier = sold ?? refuse('tier_not_found')
  const joining = joiningOf(tier, row, now()) ?? refuse('already_member')
  checkFigure(due, joining.due, 'FCELL')
  if (joining.change === 'resume') {
    if (row) await setRenewal(tx, row.id, { renews: true, next: null })
    say('done.channel_rejoined')
    return { recdata: await joinedShape(tx, member.id, channel) }
  }
  const missing = joining.due - (await getTokens(tx, member.id))
  if (missing > 0n) refuse('tokens_missing', { values: { missing: decimalText(missing, 'FCELL') } })
  const month = { ...joining.period, price: joining.due, isTrial: false }
  const membership = row ? row.id : await addMembership(tx, member.id, { channel_id }, month)
  if (row) await setPeriod(tx, row.id, month)
  else await tellOwner(tx, { owner, member: member.id, membership })
  await chargeMonth(context, {
    membership,
    member: member.id,
    plan_id: null,
    channel_id,
    owner,
    period: 'm',
    from: row ? row.ends_at : month.periodStart,
    due: joining.due,
    isSpending: true,
  })
  emit('membership.changed', { member: member.id })
  // Its owner sees how many members there are.
  hint(`channel:${channel_id}`, [owner])
  await recheck({ members: [member.id] })
  return { recdata: await joinedShape(tx, member.id, channel) }
})
