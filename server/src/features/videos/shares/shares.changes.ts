/** What the calls that change a share have in common. */
import type { ChannelShare } from '@commons/contract/videos/shares.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { type ChannelOf, lockChannel, lockChannelFor } from '../channels/channels.access.ts'
import { listStaff } from '../channels/channels.queries.ts'
import { getShares, keepBoth, listChannelShares, type StoredShare } from './shares.queries.ts'
import { channelShareShape } from './shares.shape.ts'

interface Changing extends Pick<WriteContext, 'tx' | 'emit'> {
  readonly member: { readonly id: number }
  readonly viewer: Viewer
  hintOnly(to: readonly number[]): void
  refuse(refusal: 'channel_not_found' | 'channel_forbidden'): never
}

/** Locks a channel for its owner, or for a collaborator whose own share it is about, who needs no right for it. */
export async function lockSharing(context: Changing, channel: number, whose: number): Promise<ChannelOf> {
  await keepBoth(context.tx, channel, whose)
  if (whose !== context.member.id) return lockChannelFor(context, channel, 'share')
  const locked = await lockChannel(context, channel)
  if (!locked || locked.role === null) return context.refuse('channel_not_found')
  return locked
}

/** Returns a member's share of a channel that is locked. */
export async function findShare(
  { tx }: Pick<Changing, 'tx'>,
  channel: number,
  whose: number,
): Promise<StoredShare | undefined> {
  return (await getShares(tx, channel)).find(({ member }) => member === whose)
}

/** Has those who run the channel read its shares again, and returns the changed one. */
export async function shareChanged(
  { tx, emit, member, viewer, hintOnly }: Omit<Changing, 'refuse'>,
  channel: number,
  whose: number,
): Promise<{ recdata: ChannelShare }> {
  hintOnly(await listStaff(tx, channel))
  emit('channel.share', { channel, member: whose })
  const row = (await listChannelShares(tx, member.id, channel)).find(({ id }) => id === whose)
  if (!row) throw new Error('Whoever has a share runs the channel')
  return { recdata: channelShareShape(row, viewer) }
}
