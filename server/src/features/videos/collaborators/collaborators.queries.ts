/** SQL of who runs a channel besides its owner. Callers that write have locked the channel. */
import { mostCollaborations, mostCollaborators } from '@commons/contract/shared/channel.ts'
import type { ChannelRole, CollaboratorRole } from '@commons/contract/videos/channels.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden } from '../../../visibility/members.ts'

export interface CollaboratorRow extends AuthorRow {
  id: number
  role: ChannelRole
  is_invited: boolean
  is_offered: boolean
}

/** Lists who runs a channel: its owner first, then in the order of their invitations. */
export const listCollaborators = prepared<[viewer: number, channel: number], CollaboratorRow>(
  'list_channel_collaborators',
  (viewer, channel) => sql`
    select m.id, ${authorColumns}, theirs.role, theirs.is_invited, theirs.is_offered
    from (
      select ch.owner_id as member_id, 'owner' as role, false as is_invited, false as is_offered, ch.created_at as since
      from channels ch where ch.id = ${channel}
      union all
      select staff.member_id, staff.role, staff.accepted_at is null, staff.offered_at is not null, staff.invited_at
      from channel_collaborators staff where staff.channel_id = ${channel}) as theirs
    join members m on m.id = theirs.member_id ${faceTable}
    where m.id = ${viewer} or ${notHidden(viewer, sql.ref('m.id'))}
    order by theirs.role = 'owner' desc, theirs.since, m.id`,
)

export interface Standing {
  readonly role: CollaboratorRole
  readonly is_accepted: boolean
  readonly is_offered: boolean
}

/** Returns a collaborator's or invited member's role, locked; undefined if they have none. */
export async function lockStanding(tx: Tx, channel: number, member: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select role, accepted_at is not null as is_accepted, offered_at is not null as is_offered
    from channel_collaborators where channel_id = ${channel} and member_id = ${member} for update`.execute(tx)
  return rows[0]
}

/** True if the viewer sees the member, who stays until the transaction ends. */
export async function isThere(tx: Tx, viewer: number, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from members m where m.id = ${member} and ${notHidden(sql`${viewer}::bigint`, sql.ref('m.id'))}
    for key share of m`.execute(tx)
  return rows.length > 0
}

export async function hasRoomForCollaborator(tx: Tx, channel: number): Promise<boolean> {
  const { rows } = await sql`
    select from channel_collaborators where channel_id = ${channel}
    offset ${sql.lit(mostCollaborators - 1)} limit 1`.execute(tx)
  return rows.length === 0
}

/** Locks a member's set of collaborations; returns whether there is room for another. */
export async function hasRoomForCollaboration(tx: Tx, member: number): Promise<boolean> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  const { rows } = await sql`
    select from channel_collaborators where member_id = ${member} and accepted_at is not null
    offset ${sql.lit(mostCollaborations - 1)} limit 1`.execute(tx)
  return rows.length === 0
}

export async function addInvitation(
  tx: Tx,
  channel: number,
  { member, role, by }: { member: number; role: CollaboratorRole; by: number },
): Promise<void> {
  await sql`
    insert into channel_collaborators (channel_id, member_id, role, invited_by)
    values (${channel}, ${member}, ${role}, ${by})`.execute(tx)
}

export async function setRole(
  tx: Tx,
  channel: number,
  member: number,
  role: CollaboratorRole,
): Promise<void> {
  await tx
    .updateTable('channel_collaborators')
    .set({ role })
    .where('channel_id', '=', channel)
    .where('member_id', '=', member)
    .execute()
}

export async function removeCollaborator(tx: Tx, channel: number, member: number): Promise<void> {
  await tx
    .deleteFrom('channel_collaborators')
    .where('channel_id', '=', channel)
    .where('member_id', '=', member)
    .execute()
}

/** Accepts a member's invitation to a channel; returns whether there was one. */
export async function acceptInvitation(tx: Tx, channel: number, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update channel_collaborators set accepted_at = now()
    where channel_id = ${channel} and member_id = ${member} and accepted_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Offers a channel to one of its collaborators, or to nobody; returns whom an offer was taken from. */
export async function setOffer(tx: Tx, channel: number, member: number | null): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    update channel_collaborators set offered_at = null where channel_id = ${channel} and offered_at is not null
    returning member_id`.execute(tx)
  if (member !== null)
    await sql`
      update channel_collaborators set offered_at = now()
      where channel_id = ${channel} and member_id = ${member}`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/** Keeps a channel's owner from being removed until the transaction ends; before the channel is locked. */
export async function keepOwner(tx: Tx, channel: number): Promise<void> {
  await sql`
    select from members where id = (select owner_id from channels where id = ${channel}) for key share`.execute(
    tx,
  )
}

/** Returns the bytes that a channel's files take. */
export async function countBytes(db: Db, channel: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(file.bytes), 0)::bigint as bytes
    from videos vd join media file on file.id in (vd.media_id, vd.thumbnail_id)
    where vd.channel_id = ${channel}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/**
 * Hands a channel over: its videos follow by a trigger. The new owner no longer subscribes to it or pays for it,
 * and the old one stays as a manager.
 */
export async function handOver(
  tx: Tx,
  channel: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await removeCollaborator(tx, channel, to)
  await sql`delete from channel_subscriptions where channel_id = ${channel} and member_id = ${to}`.execute(tx)
  await sql`
    update memberships set state = 'ended', grace_until = null, renews = false
    where channel_id = ${channel} and member_id = ${to} and state <> 'ended'`.execute(tx)
  await sql`update channels set owner_id = ${to} where id = ${channel}`.execute(tx)
  await sql`
    insert into channel_collaborators (channel_id, member_id, role, accepted_at)
    values (${channel}, ${from}, 'manager', now())`.execute(tx)
}
