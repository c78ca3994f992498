/** SQL of what members own and the network has, once a day. */
import type { TreeNode } from '@commons/contract/shared/reserve-tree.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { Leaf, Owned } from './tree.ts'

/** Lists what each member owns of a currency: what they can spend, and what is held for their withdrawals. */
export async function listOwned(db: Db, currency: Currency): Promise<Owned[]> {
  // oxlint-disable-next-line commons/members-in-sight -- all who own anything
  const { rows } = await sql<{ member: number; units: string }>`
    select a.owner_id as member, sum(a.balance)::text as units
    from ledger_accounts a join members m on m.id = a.owner_id
    where a.owner_kind = 'member' and a.asset = ${assetIds[currency]}
    group by a.owner_id having sum(a.balance) > 0`.execute(db)
  return rows.map(({ member, units }) => ({ member, units: BigInt(units) }))
}

/** Sums all that the network owes of a currency: everything but its own holdings and the mirror of chains. */
export async function sumOwed(db: Db, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(balance), 0)::text as units from ledger_accounts
    where asset = ${assetIds[currency]} and purpose not in ('treasury', 'fee', 'gas', 'custody')`.execute(db)
  return BigInt(rows[0]?.units ?? 0)
}

/** Lists addresses of members at which something lies, also while it is being gathered, those with most first. */
export async function listHolding(
  db: Db,
  chain: ChainName,
  currency: Currency,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select a.address from (
      select n.address_id, sum(n.amount) as units from deposits n left join chain_sends s on s.id = n.gathered_by
      where n.chain = ${chain} and n.currency = ${currency} and n.state = 'credited' and s.ended_at is null
      group by n.address_id order by units desc limit ${most}) d
    join deposit_addresses a on a.id = d.address_id`.execute(db)
  return rows.map(({ address }) => address)
}

export interface Holdings {
  readonly height: number
  readonly addresses: ReadonlyArray<{ readonly address: string; readonly units: string }>
  readonly memberAddresses: number
  readonly memberUnits: bigint
}

export interface Counted {
  readonly day: string
  readonly currency: Currency
  readonly takenAt: Date
  readonly owned: bigint
  readonly leaves: number
  readonly root: string
  readonly heldForOthers: bigint
  readonly holdings?: Holdings | undefined
}

/** Adds what was counted on a day; false where it was counted before. */
export async function addDay(tx: Tx, counted: Counted): Promise<boolean> {
  const { day, currency, takenAt, owned, leaves, root, heldForOthers, holdings } = counted
  const { numAffectedRows = 0n } = await sql`
    insert into reserve_days (day, currency, taken_at, owned, leaves, root, held_for_others, height, addresses,
      member_addresses, member_units)
    values (${day}, ${currency}, ${takenAt}, ${owned}::numeric, ${leaves}, ${root}, ${heldForOthers}::numeric,
      ${holdings?.height ?? null}, ${JSON.stringify(holdings?.addresses ?? [])}::jsonb,
      ${holdings?.memberAddresses ?? 0}, ${holdings?.memberUnits ?? 0n}::numeric)
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}

export async function hasDay(db: Db, day: string, currency: Currency): Promise<boolean> {
  const { rows } = await sql`
    select from reserve_days where day = ${day} and currency = ${currency}`.execute(db)
  return rows.length > 0
}

/** Rows of one statement. */
const batch = 5_000

/** Replaces the tree of a currency. */
export async function setTree(
  tx: Tx,
  currency: Currency,
  leaves: readonly Leaf[],
  levels: ReadonlyArray<readonly TreeNode[]>,
): Promise<void> {
  await sql`delete from reserve_nodes where currency = ${currency}`.execute(tx)
  await sql`delete from reserve_leaves where currency = ${currency}`.execute(tx)
  for (let from = 0; from < leaves.length; from += batch) {
    const part = leaves.slice(from, from + batch)
    await sql`
      insert into reserve_leaves (currency, nth, member_id, units, nonce)
      select ${currency}, ${from}::int + n.nth - 1, n.member, n.units, n.nonce
      from unnest(${part.map(({ member }) => member)}::bigint[], ${part.map(({ units }) => String(units))}::numeric[],
        ${part.map(({ nonce }) => nonce)}::text[]) with ordinality as n (member, units, nonce, nth)
      -- A member who was deleted meanwhile.
      join members m on m.id = n.member`.execute(tx)
  }
  for (const [level, nodes] of levels.entries())
    for (let from = 0; from < nodes.length; from += batch) {
      const part = nodes.slice(from, from + batch)
      await sql`
        insert into reserve_nodes (currency, level, nth, hash, units)
        select ${currency}, ${level}::smallint, ${from}::int + n.nth - 1, n.hash, n.units
        from unnest(${part.map(({ hash }) => hash)}::text[], ${part.map(({ units }) => String(units))}::numeric[])
          with ordinality as n (hash, units, nth)`.execute(tx)
    }
}

export interface DayRow {
  readonly day: string
  readonly currency: Currency
  readonly taken_at: Date
  readonly owned: string
  readonly leaves: number
  readonly root: string
  readonly held_for_others: string
  readonly height: number | null
  readonly addresses: ReadonlyArray<{ readonly address: string; readonly units: string }>
  readonly member_addresses: number
  readonly member_units: string
}

const days = prepared<[most: number], DayRow>(
  'list_reserve_days',
  (most) => sql`
    select d.day::text, d.currency, d.taken_at, d.owned::text, d.leaves, d.root, d.held_for_others::text, d.height,
      d.addresses, d.member_addresses, d.member_units::text
    from reserve_days d join assets s on s.code = d.currency
    where d.day in (select distinct day from reserve_days order by day desc limit ${most})
    order by d.day desc, s.id`,
)

/** Lists the latest days, the latest first, each with its currencies. */
export const listDays = (db: Db, most: number): Promise<DayRow[]> => days(db, most)

export interface LeafRow {
  readonly nth: number
  readonly units: string
  readonly nonce: string
}

export interface NodeRow {
  readonly level: number
  readonly nth: number
  readonly hash: string
  readonly units: string
}

export interface ProofRow {
  readonly day: string
  readonly root: string
  readonly owned: string
  /** The level of the top. */
  readonly top: number
  /** Where the member is in the tree; none if they owned nothing. */
  readonly leaves: readonly LeafRow[]
  /** The neighbours on their ways up. */
  readonly neighbours: readonly NodeRow[]
}

/** Returns where a member is in the latest tree, as of one moment: the next may replace it. */
export async function findProof(db: Db, member: number, currency: Currency): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`
    with own as (
      select nth, units, nonce from reserve_leaves where member_id = ${member} and currency = ${currency}),
    top as (select coalesce(max(level), 0) as level from reserve_nodes where currency = ${currency}),
    beside as (
      select distinct l.level, (o.nth >> l.level) # 1 as nth
      from own o, top, generate_series(0, top.level - 1) as l (level))
    select d.day::text, d.root, d.owned::text, top.level as top,
      (select coalesce(jsonb_agg(jsonb_build_object('nth', nth, 'units', units::text, 'nonce', nonce) order by nth), '[]')
        from own) as leaves,
      (select coalesce(jsonb_agg(jsonb_build_object('level', n.level, 'nth', n.nth, 'hash', n.hash,
          'units', n.units::text)), '[]')
        from beside b join reserve_nodes n on n.currency = ${currency} and n.level = b.level and n.nth = b.nth
      ) as neighbours
    from reserve_days d, top where d.currency = ${currency} order by d.day desc limit 1`.execute(db)
  return rows[0]
}

/** Lists a whole tree, for a check. */
export async function listTree(
  db: Db,
  currency: Currency,
): Promise<{ leaves: Array<LeafRow & { member: number }>; nodes: NodeRow[] }> {
  const leaves = await sql<LeafRow & { member: number }>`
    select nth, units::text, nonce, member_id as member from reserve_leaves where currency = ${currency}
    order by nth`.execute(db)
  const nodes = await sql<NodeRow>`
    select level, nth, hash, units::text from reserve_nodes where currency = ${currency} order by level, nth`.execute(
    db,
  )
  return { leaves: leaves.rows, nodes: nodes.rows }
}
