/** SQL of reading a chain: how far it was read, the blocks that were, and what they brought. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import type { Arrival, BlockId, ChainIdentity, ChainName } from '../../../platform/chains/chain-reader.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface ChainRow {
  readonly name: ChainName
  readonly network: string
  readonly genesis: string
  readonly height: number
  readonly hash: string
  readonly tip: number
}

/** Returns a chain as far as it was read; the first to ask begins at the tip, as nothing can have come before. */
export async function openChain(
  db: Db,
  name: ChainName,
  { network, genesis }: ChainIdentity,
  tip: BlockId,
): Promise<ChainRow> {
  await sql`
    with added as (
      insert into chains (name, network, genesis, height, hash, tip)
      values (${name}, ${network}, ${genesis}, ${tip.height}, ${tip.hash}, ${tip.height})
      on conflict do nothing returning name, height, hash)
    insert into chain_blocks (chain, height, hash) select name, height, hash from added`.execute(db)
  const { rows } = await sql<ChainRow>`
    select name, network, genesis, height, hash, tip from chains where name = ${name}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A chain that was added')
  return row
}

/** Returns where what was read ends by now. */
export async function findEnd(db: Db, chain: ChainName): Promise<BlockId> {
  const { rows } = await sql<BlockId>`select height, hash from chains where name = ${chain}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A chain that is read')
  return row
}

/** Locks a chain where it was read up to a block; false where another process came first. */
export async function lockAt(tx: Tx, chain: ChainName, { height, hash }: BlockId): Promise<boolean> {
  const { rows } = await sql`
    select from chains where name = ${chain} and height = ${height} and hash = ${hash} for update`.execute(tx)
  return rows.length > 0
}

/** Moves the end of what was read. */
export async function setEnd(
  tx: Tx,
  chain: ChainName,
  { height, hash }: BlockId,
  tip: number,
): Promise<void> {
  await sql`
    update chains set height = ${height}, hash = ${hash}, tip = ${tip}, read_at = now() where name = ${chain}`.execute(
    tx,
  )
}

export async function addBlock(
  tx: Tx,
  chain: ChainName,
  { height, hash }: BlockId,
  kept: number,
): Promise<void> {
  await sql`insert into chain_blocks (chain, height, hash) values (${chain}, ${height}, ${hash})`.execute(tx)
  await sql`delete from chain_blocks where chain = ${chain} and height <= ${height - kept}`.execute(tx)
}

/** Forgets a block that was replaced; returns the one before, and undefined where that isn't known any more. */
export async function removeBlock(tx: Tx, chain: ChainName, height: number): Promise<BlockId | undefined> {
  await sql`delete from chain_blocks where chain = ${chain} and height = ${height}`.execute(tx)
  const { rows } = await sql<BlockId>`
    select height, hash from chain_blocks where chain = ${chain} and height = ${height - 1}`.execute(tx)
  return rows[0]
}

/** Picks those of some addresses that members were given. */
export async function listOwn(
  db: Db,
  chain: ChainName,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from deposit_addresses where chain = ${chain} and address = any(${addresses}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ address }) => address))
}

/**
 * Stores what a block brought. What another block brought before, which was replaced, is the same deposit again: it is
 * credited if it was before, and what finance decided about stays so until it is final. Returns the members whose it is.
 */
export async function addArrivals(
  tx: Tx,
  chain: ChainName,
  { height, hash }: BlockId,
  arrivals: readonly Arrival[],
): Promise<number[]> {
  const column = <Value>(of: (arrival: Arrival) => Value) => arrivals.map(of)
  const { rows } = await sql<{ member_id: number | null }>`
    insert into deposits as d
      (chain, tx_hash, output, address_id, member_id, currency, amount, state, block_height, block_hash)
    select ${chain}, n.tx_hash, n.output, a.id, a.member_id, n.currency, n.amount, 'pending', ${height}::bigint, ${hash}
    from unnest(${column(({ transaction }) => transaction)}::text[], ${column(({ output }) => output)}::int[],
      ${column(({ address }) => address)}::text[], ${column(({ currency }) => currency)}::text[],
      ${column(({ amount }) => String(amount))}::numeric[]) as n (tx_hash, output, address, currency, amount)
    join deposit_addresses a on a.chain = ${chain} and a.address = n.address
    -- What Commons gives its own addresses, so that they can send tokens on, is nobody's deposit.
    where not exists (
      select from chain_transactions t join chain_sends s on s.id = t.send_id
      where t.hash = n.tx_hash and s.kind = 'top_up')
    on conflict (chain, tx_hash, output) do update
      set block_height = excluded.block_height, block_hash = excluded.block_hash,
        -- What was credited stays as it was.
        amount = case when d.transaction_id is null then excluded.amount else d.amount end,
        state = case when d.transaction_id is null then 'pending' when d.state = 'frozen' then 'credited' else d.state end
      where d.block_height is null and (d.transaction_id is null or d.amount = excluded.amount)
    returning d.member_id`.execute(tx)
  return membersOf(rows)
}

/** Takes the deposits of a replaced block out of it; returns their members, and which were credited already. */
export async function orphan(
  tx: Tx,
  chain: ChainName,
  height: number,
): Promise<{ members: number[]; frozen: number[] }> {
  const { rows } = await sql<{ id: number; member_id: number | null; state: string }>`
    update deposits set block_height = null, block_hash = null,
      state = case when transaction_id is null then 'orphaned' when state = 'credited' then 'frozen' else state end
    where chain = ${chain} and block_height = ${height}
    returning id, member_id, state`.execute(tx)
  return {
    members: membersOf(rows),
    frozen: rows.filter(({ state }) => state === 'frozen').map(({ id }) => id),
  }
}

export interface PendingRow {
  readonly id: number
  readonly member_id: number | null
  readonly currency: Currency
  readonly amount: string
}

/** Lists deposits with enough blocks above them that aren't credited yet, oldest first. */
export async function listCreditable(db: Db, chain: ChainName, confirmations: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from deposits d join chains c on c.name = d.chain
    where d.chain = ${chain} and d.state = 'pending' and d.block_height <= c.height - ${confirmations}::int + 1
    order by d.block_height, d.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks a deposit that is to be credited, and how far its chain was read; undefined where it is credited, or where the
 * chain was reorganised since.
 */
export async function lockCreditable(
  tx: Tx,
  id: number,
  confirmations: number,
): Promise<PendingRow | undefined> {
  const { rows } = await sql<PendingRow>`
    select d.id, d.member_id, d.currency, d.amount::text from chains c join deposits d on d.chain = c.name
    where d.id = ${id} and d.state = 'pending' and d.block_height <= c.height - ${confirmations}::int + 1
    for update of d for share of c`.execute(tx)
  return rows[0]
}

export async function setCredited(tx: Tx, id: number, transaction: number): Promise<void> {
  await sql`
    update deposits set state = 'credited', transaction_id = ${transaction}, credited_at = now()
    where id = ${id}`.execute(tx)
}

/** Returns whether a deposit has too few confirmations. */
export async function hasPending(db: Db, chain: ChainName): Promise<boolean> {
  const { rows } = await sql`
    select from deposits where chain = ${chain} and state = 'pending' limit 1`.execute(db)
  return rows.length > 0
}

/** Lists members with deposits that have too few confirmations, whose pages count them. */
export async function listWaitingMembers(db: Db, chain: ChainName): Promise<number[]> {
  const { rows } = await sql<{ member_id: number | null }>`
    select distinct member_id from deposits where chain = ${chain} and state = 'pending'`.execute(db)
  return membersOf(rows)
}

function membersOf(rows: ReadonlyArray<{ member_id: number | null }>): number[] {
  return [...new Set(rows.flatMap(({ member_id }) => member_id ?? []))]
}
