/** SQL of play money: whether the ledger holds any, and the welcome gifts that new members get of it. */
import { sql } from 'kysely'
import pg from 'pg'
import { assetIds, assetOf } from '../../ledger/accounts.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import type { Currency } from '@commons/contract/shared/units.ts'

/** Returns when the ledger first held play money; locked until the transaction ends, so that it stays true. */
export async function lockPlaySince(tx: Tx): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`select since from ledger_play for update`.execute(tx)
  return rows[0]?.since ?? null
}

/** Returns whether the ledger ever held play money. */
export async function isPlaySince(db: Db): Promise<boolean> {
  const { rows } = await sql`select from ledger_play where since is not null`.execute(db)
  return rows.length > 0
}

/** Returns whether the ledger holds play money, or nobody is here yet. Asked before anything is opened. */
export async function mayPlay(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select from ledger_play where since is not null or not exists (select from members)',
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}

export async function setPlaySince(tx: Tx): Promise<void> {
  await sql`update ledger_play set since = now() where since is null`.execute(tx)
}

/** Returns whether a member or a project ever held an amount. */
export async function hasMembersMoney(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_accounts where owner_kind in ('member', 'project', 'milestone', 'hours') and version > 0 limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export interface Gift {
  readonly currency: Currency
  readonly units: bigint
}

/** Notes the gifts that a member is owed, without those that were given under their key. */
export async function addGiftsOwed(
  db: Db,
  member: number,
  gifts: ReadonlyArray<{ currency: Currency; key: string }>,
): Promise<void> {
  const assets = gifts.map(({ currency }) => assetIds[currency])
  const keys = gifts.map(({ key }) => key)
  await sql`
    insert into gifts_owed (asset, member_id)
    select g.asset, m.id from unnest(${assets}::smallint[], ${keys}::text[]) as g (asset, key)
    join members m on m.id = ${member}
    where not exists (select from ledger_transactions where idem_scope = 0 and idem_key = g.key)
    on conflict do nothing`.execute(db)
}

/** Returns the next gift that the treasury has enough for, locked; undefined if there is none. */
export async function findGiftInReach(
  tx: Tx,
  gifts: readonly Gift[],
): Promise<(Gift & { member: number }) | undefined> {
  const assets = gifts.map(({ currency }) => assetIds[currency])
  const units = gifts.map((gift) => String(gift.units))
  const { rows } = await sql<{ member: number; asset: number; units: string }>`
    select o.member_id as member, g.asset, g.units::text
    from unnest(${assets}::smallint[], ${units}::numeric[]) as g (asset, units)
    join ledger_accounts a on a.owner_kind = 'platform' and a.owner_id = 0 and a.asset = g.asset
      and a.purpose = 'treasury' and a.balance >= g.units
    cross join lateral (
      select member_id from gifts_owed where asset = g.asset order by member_id limit 1 for update skip locked) o
    order by o.member_id, g.asset limit 1`.execute(tx)
  const [row] = rows
  return row && { member: row.member, currency: assetOf(row.asset) as Currency, units: BigInt(row.units) }
}

export async function removeGiftOwed(tx: Tx, member: number, currency: Currency): Promise<void> {
  await sql`
    delete from gifts_owed where asset = ${assetIds[currency]} and member_id = ${member}`.execute(tx)
}

/** Returns how many gifts are owed of each currency of which the log doesn't say it yet, and notes that it does. */
export async function tellGiftsOwed(tx: Tx): Promise<Array<{ currency: Currency; members: number }>> {
  const { rows } = await sql<{ asset: number; members: number }>`
    with untold as (
      select asset, count(*)::int as members from gifts_owed group by asset having not bool_or(is_told)),
    told as (
      update gifts_owed o set is_told = true from untold where o.asset = untold.asset)
    select asset, members from untold order by asset`.execute(tx)
  return rows.map(({ asset, members }) => ({ currency: assetOf(asset) as Currency, members }))
}

export async function countGiftsOwed(db: Db): Promise<Array<{ currency: Currency; members: number }>> {
  const { rows } = await sql<{ asset: number; members: number }>`
    select asset, count(*)::int as members from gifts_owed group by asset order by asset`.execute(db)
  return rows.map(({ asset, members }) => ({ currency: assetOf(asset) as Currency, members }))
}

/** Forgets the gifts of a member who leaves for good. */
export async function removeGiftsOwed(db: Db, member: number): Promise<void> {
  await sql`delete from gifts_owed where member_id = ${member}`.execute(db)
}
