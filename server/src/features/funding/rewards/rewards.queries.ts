/** SQL of backers' rewards. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'

export async function countTiers(tx: Tx, group: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reward_tiers where group_id = ${group} and removed_at is null`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

interface NewTier {
  readonly title: string
  readonly description: string
  readonly units: bigint
  readonly most: number | null
  /** As 2027-03. */
  readonly delivery?: string | null
  readonly media?: string | undefined
}

export async function addTier(
  tx: Tx,
  group: number,
  { title, description, units, most, delivery = null, media }: NewTier,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reward_tiers (group_id, title, description, units, most, delivery, media_id)
    values (${group}, ${title}, ${description}, ${String(units)}, ${most}, ${delivery && `${delivery}-01`}::date,
      ${media ?? null}::uuid) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The reward was not added')
  return row.id
}

/** Returns the project of a reward that is still offered. */
export async function findTierProject(tx: Tx, tier: number): Promise<number | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from reward_tiers where id = ${tier} and removed_at is null`.execute(tx)
  return rows[0]?.group_id
}

/** Stops offering a reward, unless an open pledge has chosen it; returns whether it did. */
export async function removeTier(tx: Tx, tier: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reward_tiers set removed_at = now(), media_id = null where id = ${tier} and taken = 0 and removed_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
