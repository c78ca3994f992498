import { accept_channel_offer } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { bytesText } from '../../../platform/language.ts'
import { lockChannel } from '../channels/channels.access.ts'
import { channelAgain } from '../channels/channels.again.ts'
import { recheckChannel } from '../channels/channels.rechecks.ts'
import { hasRoomForChannel } from '../channels/channels.writing.queries.ts'
import { lockChannelMembership } from '../memberships/memberships.queries.ts'
import { endShares, tellOfEnd } from '../shares/shares.queries.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { countBytes, handOver, keepOwner, lockStanding } from './collaborators.queries.ts'

export default handle(accept_channel_offer, {
  before: (_input, { member, platform }) => platform.mediaRoad.getRoom(member.id),

  again: channelAgain,

  async run({ channel_id: channel }, context) {
    const { tx, before: room, member, refuse, hint, emit } = context
    const hasRoom = await hasRoomForChannel(tx, member.id)
    // As a renewal does, which may be about to pay the next month.
    const membership = await lockChannelMembership(tx, member.id, channel)
    await keepOwner(tx, channel)
    const { owner } = (await lockChannel(context, channel)) ?? refuse('channel_not_found')
    if (!(await lockStanding(tx, channel, member.id))?.is_offered) refuse('channel_not_offered')
    if (!hasRoom) refuse('too_many_channels')
    if (room.used + (await countBytes(tx, channel)) > room.quota)
      throw new Refusal('quota_exceeded', { values: { limit: bytesText(room.quota) } })
    // The new owner agreed to none of them.
    const shared = await endShares(tx, channel)
    await handOver(tx, channel, { from: owner, to: member.id })
    await rolesChanged(context, channel, [owner, member.id])
    for (const each of shared) {
      if (each === member.id) continue
      await tellOfEnd(tx, channel, { member: each, by: member.id })
      emit('channel.share', { channel, member: each })
    }
    if (membership) {
      emit('membership.changed', { member: member.id })
      hint(`plan:${member.id}`, [member.id])
    }
    for (const each of [owner, member.id]) hint(`videos:${each}`, [each])
    for (const topic of await recheckChannel(context, channel)) hint(topic)
    return channelAgain.answer(channel, { ...context, db: tx })
  },
})
