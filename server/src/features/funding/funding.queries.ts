/** SQL of pledges: the checks before tokens move, and the results. */
import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { notHidden } from '../../visibility/members.ts'

export interface BackedRow {
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
    select p.is_running, p.ends_at,
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

export interface Promised {
  readonly group: number
  readonly member: number
  readonly key: string
  readonly units: bigint
  readonly tier: number | null
  readonly isUnnamed: boolean
}

const promise = prepared<
  [group: number, member: number, key: string, units: string, tier: number | null, isUnnamed: boolean],
  { id: number; is_same: boolean }
>(
  'add_pending_pledge',
  (group, member, key, units, tier, isUnnamed) => sql`
    insert into pledges as p (group_id, member_id, idem_key, units, tier_id, is_unnamed)
    values (${group}, ${member}, ${key}, ${units}::numeric, ${tier}::bigint, ${isUnnamed}::boolean)
    on conflict (member_id, idem_key) do update set idem_key = excluded.idem_key
    returning p.id, p.group_id = ${group} and p.units = ${units}::numeric and p.is_unnamed = ${isUnnamed}::boolean
      and p.tier_id is not distinct from ${tier}::bigint as is_same`,
)

/**
 * Returns the pledge with this key, added as pending until its tokens move; undefined if the key belongs to
 * another pledge.
 */
export async function addPending(db: Db, { group, member, key, units, tier, isUnnamed }: Promised) {
  const [row] = await promise(db, group, member, key, String(units), tier, isUnnamed)
  return row?.is_same ? row.id : undefined
}

const pledged = prepared<[member: number, key: string], { id: number }>(
  'find_pledge_by_key',
  (member, key) =>
    sql`select id from pledges where member_id = ${member} and idem_key = ${key} and state <> 'pending'`,
)

/** Returns whether tokens have moved for the member's pledge with this key. */
export const hasPledged = async (db: Db, member: number, key: string): Promise<boolean> =>
  (await pledged(db, member, key)).length > 0

export interface PledgeRow {
  group_id: number
  units: string
  state: 'pending' | 'open' | 'taken_back' | 'paid' | 'returned'
  is_running: boolean
  ends_at: Date
}

export const listOwnPledge = prepared<[member: number, pledge: number], PledgeRow>(
  'find_own_pledge',
  (member, pledge) => sql`
    select l.group_id, l.units::text, l.state, p.is_running, p.ends_at
    from pledges l join projects p on p.group_id = l.group_id
    where l.id = ${pledge} and l.member_id = ${member} and l.state <> 'pending'`,
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

/** Removes pledges whose tokens never moved, once their idempotency keys (two days) are gone. */
export async function forgetPending(db: Db): Promise<void> {
  await sql`delete from pledges where state = 'pending' and made_at < now() - interval '3 days'`.execute(db)
}

/** Has a deleted project settled next: its pledges are returned within the minute. */
export async function settleDeleted(tx: Tx, group: number): Promise<void> {
  await sql`
    update project_funding f set next_at = now() from projects p
    where f.group_id = ${group} and p.group_id = f.group_id and p.state in ('running', 'settling')`.execute(
    tx,
  )
}
