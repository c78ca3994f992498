/** Who may do what in a channel. All writes to channels and their videos start here. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import { type ChannelAct, mayInChannel } from '@commons/contract/shared/channel.ts'
import type { ChannelRole } from '@commons/contract/videos/channels.ts'
import { type RawBuilder, sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { roleIn, visibleChannel } from '../../../visibility/channels.ts'

export interface ChannelOf {
  readonly id: number
  readonly owner: number
  /** What the caller is in it; null where they don't run it. */
  readonly role: ChannelRole | null
}

type Refuse<Name extends RefusalName> = (refusal: Name) => never

interface Acting {
  readonly member: { readonly id: number }
  readonly refuse: Refuse<'channel_not_found' | 'channel_forbidden'>
}

const ofChannel = { channel: sql.ref('ch.id'), owner: sql.ref('ch.owner_id') }

/** Locks the member's role among a channel's collaborators: it isn't changed or taken from them meanwhile. */
export const lockedRole = (member: RawBuilder<unknown>, channel: RawBuilder<unknown>) => sql`
  staff as materialized (
    select s.role from channel_collaborators s
    where s.channel_id = ${channel} and s.member_id = ${member} and s.accepted_at is not null for share)`

/**
 * Returns the channel, locked; undefined if the caller doesn't see it. The role is read in
 * the next statement: one that waits for a lock still sees the collaborators of before.
 */
export async function lockChannel(
  { tx, member }: { readonly tx: Tx; readonly member: { readonly id: number } },
  channel: number,
): Promise<ChannelOf | undefined> {
  await sql`
    with ${me(sql`${member.id}`)}
    select from me cross join channels ch where ch.id = ${channel} for no key update of ch`.execute(tx)
  const viewer = sql`${member.id}::bigint`
  const { rows } = await sql<ChannelOf>`
    with ${lockedRole(viewer, sql`${channel}::bigint`)}
    select ch.id, ch.owner_id as owner,
      case when ch.owner_id = ${viewer} then 'owner' else (select role from staff) end as role
    from channels ch where ch.id = ${channel} and ${visibleChannel(viewer)}`.execute(tx)
  return rows[0]
}

/**
 * Returns the channel, locked; refuses if the caller may not do this in it. Whoever doesn't run it is told
 * that there is none of theirs.
 */
export async function lockChannelFor(
  context: Acting & { readonly tx: Tx },
  channel: number,
  act: ChannelAct,
): Promise<ChannelOf> {
  return allowed(await lockChannel(context, channel), act, context)
}

/** Returns the channel if the caller may do this in it; refuses otherwise. For reads, and before slow work. */
export async function checkChannel(
  context: Acting & { readonly db: Db },
  channel: number,
  act: ChannelAct,
): Promise<ChannelOf> {
  const viewer = sql`${context.member.id}::bigint`
  const { rows } = await sql<ChannelOf>`
    select ch.id, ch.owner_id as owner, ${roleIn(viewer, ofChannel)} as role
    from channels ch where ch.id = ${channel} and ${visibleChannel(viewer)}`.execute(context.db)
  return allowed(rows[0], act, context)
}

function allowed(channel: ChannelOf | undefined, act: ChannelAct, { refuse }: Acting): ChannelOf {
  if (!channel || channel.role === null) return refuse('channel_not_found')
  if (!mayInChannel(channel.role, act)) refuse('channel_forbidden')
  return channel
}
