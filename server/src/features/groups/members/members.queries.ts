/** SQL of who is in a group. Callers that write have locked the group: `groups.access.ts`. */
import type { GroupNotice, GroupStanding } from '@commons/contract/groups/groups.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Answer } from './answers.ts'
import { notHidden } from '../../../visibility/members.ts'

/** How many groups a member can be in. */
const mostGroups = 1_000

/** True if the member can join one more group. */
export async function hasRoomForGroup(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from group_members where member_id = ${member} and is_in offset ${mostGroups - 1} limit 1`.execute(
    db,
  )
  return rows.length === 0
}

/** Returns a member's standing in a group; undefined if they have none. */
export async function findStanding(
  tx: Tx,
  group: number,
  member: number,
): Promise<GroupStanding | undefined> {
  const { rows } = await sql<{ standing: GroupStanding }>`
    select standing from group_members where group_id = ${group} and member_id = ${member}`.execute(tx)
  return rows[0]?.standing
}

/** True if the viewer sees the member. */
export async function isThere(tx: Tx, viewer: number, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from members m where m.id = ${member} and ${notHidden(sql`${viewer}::bigint`, sql.ref('m.id'))}`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * True if the group is a project that holds tokens of this member. Until the transaction ends nobody pledges:
 * the trigger `pledges_of_banned` then refuses members who are banned by it.
 */
export async function isBacker(tx: Tx, group: number, member: number): Promise<boolean> {
  await sql`select from projects where group_id = ${group} for no key update`.execute(tx)
  const { rows } = await sql`
    select from pledges where group_id = ${group} and member_id = ${member} and state = 'open' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

interface NewStanding {
  readonly group: number
  readonly member: number
  readonly standing: GroupStanding
  readonly invitedBy?: number | null
  /** Of a request to join. */
  readonly answers?: readonly Answer[]
}

/** Sets a member's standing. Members who were in the group and stay keep their `since`. */
export async function setStanding(
  tx: Tx,
  { group, member, standing, invitedBy = null, answers = [] }: NewStanding,
): Promise<void> {
  await sql`
    insert into group_members as s (group_id, member_id, standing, invited_by, answers)
    values (${group}, ${member}, ${standing}, ${invitedBy}, ${answers.length > 0 ? JSON.stringify(answers) : null}::jsonb)
    on conflict (group_id, member_id) do update
      set standing = excluded.standing, invited_by = excluded.invited_by, answers = excluded.answers,
        since = case when s.is_in and excluded.standing in ('owner', 'moderator', 'member') then s.since else now() end,
        seen_position = case when s.is_in then s.seen_position else excluded.seen_position end`.execute(tx)
}

/** Sets what a member answers with their open request, which stays as old as it is. */
export async function setAnswers(
  tx: Tx,
  group: number,
  member: number,
  answers: readonly Answer[],
): Promise<void> {
  await sql`
    update group_members set answers = ${JSON.stringify(answers)}::jsonb
    where group_id = ${group} and member_id = ${member} and standing = 'requested'`.execute(tx)
}

export async function removeStanding(tx: Tx, group: number, member: number): Promise<void> {
  await sql`delete from group_members where group_id = ${group} and member_id = ${member}`.execute(tx)
}

export interface StandingRow {
  group_id: number
  member_id: number
  standing: GroupStanding
}

/** Returns a request or an invitation by its id. */
export async function findRequest(tx: Tx, id: number): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select group_id, member_id, standing from group_members
    where id = ${id} and standing in ('requested', 'invited')`.execute(tx)
  return rows[0]
}

export async function setNotice(
  tx: Tx,
  group: number,
  member: number,
  notice: GroupNotice,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update group_members set notice = ${notice} where group_id = ${group} and member_id = ${member} and is_in`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Hands a group over. The old owner is demoted first, as there is never more than one. */
export async function handOver(
  tx: Tx,
  group: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await setStanding(tx, { group, member: from, standing: 'moderator' })
  await setStanding(tx, { group, member: to, standing: 'owner' })
}
