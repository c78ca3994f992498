/** SQL of shares of what a channel earns. Callers that write have locked the channel. */
import type { ChannelRole } from '@commons/contract/videos/channels.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden } from '../../../visibility/members.ts'

export interface ChannelShareRow extends AuthorRow {
  id: number
  role: ChannelRole
  percent: number
  proposed: number | null
  /** In the smallest unit of tokens. */
  earned: string
}

/** Lists who runs a channel with their shares: its owner first, then in the order in which they joined. */
export const listChannelShares = prepared<[viewer: number, channel: number], ChannelShareRow>(
  'list_channel_shares',
  (viewer, channel) => sql`
    select m.id, ${authorColumns}, theirs.role, s.proposed, coalesce(e.units, 0)::text as earned,
      case when theirs.role = 'owner'
        then 100 - (select coalesce(sum(percent), 0) from channel_shares where channel_id = ${channel})
        else coalesce(s.percent, 0) end::int as percent
    from (
      select ch.owner_id as member_id, 'owner' as role, ch.created_at as since from channels ch where ch.id = ${channel}
      union all
      select staff.member_id, staff.role, staff.accepted_at from channel_collaborators staff
      where staff.channel_id = ${channel} and staff.accepted_at is not null) as theirs
    join members m on m.id = theirs.member_id ${faceTable}
    left join channel_shares s on s.channel_id = ${channel} and s.member_id = m.id
    left join channel_earnings e on e.channel_id = ${channel} and e.member_id = m.id
    where m.id = ${viewer} or ${notHidden(viewer, sql.ref('m.id'))}
    order by theirs.role = 'owner' desc, theirs.since, m.id`,
)

/** A share as it is stored: what is in force, and what is proposed in its place. */
export interface StoredShare {
  readonly member: number
  readonly percent: number | null
  readonly proposed: number | null
}

/** Returns the shares of a channel that is locked. */
export async function getShares(tx: Tx, channel: number): Promise<StoredShare[]> {
  const { rows } = await sql<StoredShare>`
    select member_id as member, percent, proposed from channel_shares where channel_id = ${channel}`.execute(
    tx,
  )
  return rows
}

/** Keeps a channel's owner and this member from being removed, or away, until the transaction ends; first of all. */
export async function keepBoth(tx: Tx, channel: number, member: number): Promise<void> {
  await sql`
    select from members where id = ${member} or id = (select owner_id from channels where id = ${channel})
    order by id for key share`.execute(tx)
}

/** Proposes a share to a collaborator, in place of an earlier proposal. */
export async function setProposal(tx: Tx, channel: number, member: number, percent: number): Promise<void> {
  await sql`
    insert into channel_shares (channel_id, member_id, proposed, proposed_at)
    values (${channel}, ${member}, ${percent}, now())
    on conflict (channel_id, member_id) do update set proposed = excluded.proposed, proposed_at = excluded.proposed_at`.execute(
    tx,
  )
}

/** Takes back what is proposed in place of a share in force. */
export async function removeProposal(tx: Tx, channel: number, member: number): Promise<void> {
  await tx
    .updateTable('channel_shares')
    .set({ proposed: null, proposed_at: null })
    .where('channel_id', '=', channel)
    .where('member_id', '=', member)
    .execute()
}

/** Puts what is proposed to a collaborator in force. */
export async function acceptProposal(tx: Tx, channel: number, member: number): Promise<void> {
  await sql`
    update channel_shares set percent = proposed, accepted_at = now(), proposed = null, proposed_at = null
    where channel_id = ${channel} and member_id = ${member}`.execute(tx)
}

/** Ends a share, with what is proposed in its place. */
export async function removeShare(tx: Tx, channel: number, member: number): Promise<void> {
  await tx
    .deleteFrom('channel_shares')
    .where('channel_id', '=', channel)
    .where('member_id', '=', member)
    .execute()
}

/** Notifies `member` that a share has ended; by whom. */
export async function tellOfEnd(
  tx: Tx,
  channel: number,
  { member, by }: { member: number; by: number },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id)
    values ('channel_share_ended', ${member}, ${by}, ${channel})`.execute(tx)
}

/** Ends all shares of a channel, which gets another owner; returns whose were in force. */
export async function endShares(tx: Tx, channel: number): Promise<number[]> {
  const { rows } = await sql<StoredShare>`
    delete from channel_shares where channel_id = ${channel} returning member_id as member, percent, proposed`.execute(
    tx,
  )
  return rows.filter(({ percent }) => percent !== null).map(({ member }) => member)
}
