/** SQL of pledges: the checks before tokens move, and the results. */
import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { notHidden } from '../../visibility/members.ts'

export interface BackedRow {
  /** The id that a pledge to it will have. */
  pledge_id: number
  owner_id: number | null
  is_running: boolean
  ends_at: Date
  /** The least that the requested tier costs; null if it isn't offered. */
  tier_units: string | null
  /** All rewards of the tier are taken. */
  is_gone: boolean | null
}

const backed = prepared<[viewer: number, group: number, tier: number | null], BackedRow>(
  'find_backed_project',
  (viewer, group, tier) => sql`
    select nextval('pledges_id_seq') as pledge_id, p.is_running, p.ends_at,
      (select s.member_id from group_members s where s.group_id = g.id and s.standing = 'owner') as owner_id,
      (select r.units::text from reward_tiers r
        where r.id = ${tier}::bigint and r.group_id = g.id and r.removed_at is null) as tier_units,
      (select r.taken >= r.most from reward_tiers r where r.id = ${tier}::bigint) as is_gone
    from groups g join projects p on p.group_id = g.id
    where g.id = ${group} and ${visibleGroup(viewer)}
      -- As with tips: nothing is given to a member whom one doesn't see.
      and (select ${notHidden(viewer, sql.ref('s.member_id'))} from group_members s
        where s.group_id = g.id and s.standing = 'owner') is not false`,
)

/** Returns what decides whether the caller can pledge to a project; undefined if they don't see it or its owner. */
export async function findBacked(
  db: Db,
  viewer: number,
  group: number,
  tier: number | null,
): Promise<BackedRow | undefined> {
  return (await backed(db, viewer, group, tier))[0]
}

const nextPledge = prepared<[], { id: number }>(
  'draw_pledge_id',
  () => sql`select nextval('pledges_id_seq') as id`,
)

/** Returns the id of a pledge that is about to be made. */
export async function drawPledge(tx: Tx): Promise<number> {
  const [row] = await nextPledge(tx)
  if (!row) throw new Error('No id was drawn')
  return row.id
}

const groupOfPledge = prepared<[pledge: number], { group_id: number }>(
  'find_group_of_pledge',
  (pledge) => sql`select group_id from pledges where id = ${pledge}`,
)

/** Returns the project of a pledge; undefined once that is deleted. */
export async function findGroupOfPledge(db: Db, pledge: number): Promise<number | undefined> {
  return (await groupOfPledge(db, pledge))[0]?.group_id
}

export interface PledgeRow {
  group_id: number
  units: string
  state: 'open' | 'taken_back' | 'paid' | 'returned'
  is_running: boolean
  ends_at: Date
}

export const listOwnPledge = prepared<[member: number, pledge: number], PledgeRow>(
  'find_own_pledge',
  (member, pledge) => sql`
    select l.group_id, l.units::text, l.state, p.is_running, p.ends_at
    from pledges l join projects p on p.group_id = l.group_id
    where l.id = ${pledge} and l.member_id = ${member}`,
)

interface MovedRow {
  pledged: string
  backers: number
  balance: string
}

const moved = prepared<[member: number, group: number], MovedRow>(
  'get_moved_pledge',
  (member, group) => sql`
    select c.pledged::text, c.backers, coalesce((select a.balance from ledger_accounts a
      where a.owner_kind = 'member' and a.owner_id = ${member}::bigint and a.asset = ${sql.lit(assetIds.FCELL)}
        and a.purpose = 'available'), 0)::text as balance
    from project_counts c where c.group_id = ${group}`,
)

/** Returns a project's total and the member's balance. */
export async function getMoved(db: Db, member: number, group: number): Promise<MovedRow> {
  const [row] = await moved(db, member, group)
  if (!row) throw new Error('A project without counts')
  return row
}

/** Has a deleted project settled next: its pledges are returned within the minute. */
export async function settleDeleted(tx: Tx, group: number): Promise<void> {
  await sql`
    update project_funding f set next_at = now() from projects p
    where f.group_id = ${group} and p.group_id = f.group_id and p.state in ('running', 'settling')`.execute(
    tx,
  )
}
