/** Memberships of channels as what members pay again and again. */
import type { MembershipKind } from '../../../memberships/membership-kind.ts'
import { renewalPrice } from '../../../memberships/prices.ts'
import { chargeMonth } from './memberships.charge.ts'
import { type ChannelMembershipRow, lockSoldTier } from './memberships.queries.ts'
import { monthAfter } from './memberships.rules.ts'

const isOfChannel = <Row extends { readonly channel_id: number | null }>(
  row: Row,
): row is Row & Pick<ChannelMembershipRow, 'channel_id'> => row.channel_id !== null

export const channelMembership: MembershipKind = {
  partOf: ['videos', 'wallet'],
  has: isOfChannel,
  told: { renewed: 'channel_renewed', waits: 'channel_renewal_failed', ended: 'channel_ended' },
  async renewal(tx, row, at) {
    if (!isOfChannel(row)) return undefined
    const tier = await lockSoldTier(tx, row.member_id, row.channel_id)
    return tier && { period: monthAfter(row, at), price: renewalPrice(row, BigInt(tier.units)) }
  },
  async charge(context, due) {
    if (!isOfChannel(due)) throw new Error('A month of a channel is charged by its id')
    const tier = await lockSoldTier(context.tx, due.member, due.channel_id)
    if (!tier) throw new Error('What is charged was sold a moment ago')
    await chargeMonth(context, { ...due, owner: tier.owner_id })
  },
  async follow({ emit, hint, recheck }, { member_id: member, channel_id }) {
    emit('membership.changed', { member })
    for (const kind of ['own_channels', 'plan'] as const) hint(`${kind}:${member}`, [member])
    if (channel_id !== null) hint(`channel:${channel_id}`, [member])
    await recheck({ members: [member] })
  },
}
