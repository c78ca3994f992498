/** SQL of the coins that the network has, on chains of coins. */
import { sql } from 'kysely'
import type { Arrival, BlockId, ChainName, Spend } from '../../../platform/chains/chain-reader.ts'
import type { OwnCoin } from '../../../platform/chains/chain-sender.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface CoinRow extends OwnCoin {
  readonly id: number
  /** What has spent it in a block, and at which height; null where nothing has. */
  readonly spentBy: string | null
  readonly spentHeight: number | null
  /** Null where its block was replaced. */
  readonly height: number | null
}

interface Selected extends Omit<CoinRow, 'units'> {
  readonly units: string
}

const columns = sql`
  c.id, c.tx_hash as transaction, c.output, c.place, c.units::text, c.block_height as height, c.spent_by as "spentBy",
  c.spent_height as "spentHeight"`

const coinsOf = (rows: readonly Selected[]): CoinRow[] =>
  rows.map((row) => ({ ...row, units: BigInt(row.units) }))

/** Stores what a block brought to the wallet and to members' addresses, and notes which coins were spent in it. */
export async function addCoins(
  tx: Tx,
  chain: ChainName,
  { height }: BlockId,
  {
    toMembers,
    toWallet,
    spent,
  }: Readonly<Record<'toMembers' | 'toWallet', readonly Arrival[]> & { spent: readonly Spend[] }>,
): Promise<void> {
  const came = [...toMembers, ...toWallet]
  const column = <Of, Value>(rows: readonly Of[], of: (row: Of) => Value) => rows.map(of)
  if (came.length > 0)
    await sql`
      insert into chain_coins as c (chain, tx_hash, output, place, units, block_height)
      select ${chain}, n.tx_hash, n.output, a.place, n.units, ${height}::bigint
      from unnest(${column(came, ({ transaction }) => transaction)}::text[], ${column(came, ({ output }) => output)}::int[],
        ${column(came, ({ address }) => address)}::text[], ${column(came, ({ amount }) => String(amount))}::numeric[])
        as n (tx_hash, output, address, units)
      left join deposit_addresses a on a.chain = ${chain} and a.address = n.address
      on conflict (chain, tx_hash, output) do update set block_height = excluded.block_height`.execute(tx)
  if (spent.length > 0)
    await sql`
      update chain_coins c set spent_by = n.by, spent_height = ${height}::bigint
      from unnest(${column(spent, ({ transaction }) => transaction)}::text[], ${column(spent, ({ output }) => output)}::int[],
        ${column(spent, ({ by }) => by)}::text[]) as n (tx_hash, output, by)
      where c.chain = ${chain} and c.tx_hash = n.tx_hash and c.output = n.output`.execute(tx)
}

/** Takes what a replaced block brought and spent out of it. */
export async function orphanCoins(tx: Tx, chain: ChainName, height: number): Promise<void> {
  await sql`
    update chain_coins set spent_by = null, spent_height = null
    where chain = ${chain} and spent_height = ${height}`.execute(tx)
  await sql`
    update chain_coins set block_height = null where chain = ${chain} and block_height = ${height}`.execute(
    tx,
  )
}

/**
 * Whether something has a coin: it is to be spent for that, or was, so that the same transaction has to spend it again
 * where its block was replaced.
 */
const isTaken = sql`exists (
  select from chain_send_coins t join chain_sends s on s.id = t.send_id
  where t.coin_id = c.id and (t.is_open or t.place = 0 or s.outcome = 'done'))`

/** Lists the largest coins in blocks up to a height that nobody has spent and nothing is to spend. */
export async function listSpendable(db: Db, chain: ChainName, height: number): Promise<CoinRow[]> {
  const { rows } = await sql<Selected>`
    select ${columns} from chain_coins c
    where c.chain = ${chain} and c.block_height <= ${height} and c.spent_by is null
      and not ${isTaken}
    order by c.units desc, c.id limit 1000`.execute(db)
  return coinsOf(rows)
}

/** Counts coins that nobody has spent, in whatever block, and that nothing is to spend. */
export async function countCoins(db: Db, chain: ChainName): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select count(*)::int as coins from chain_coins c
    where c.chain = ${chain} and c.block_height is not null and c.spent_by is null
      and not ${isTaken}`.execute(db)
  return rows[0]?.coins ?? 0
}

/** Sums what lies at the wallet's address and at members', in blocks up to a height, the latest if missing. */
export async function sumCoins(
  db: Db,
  chain: ChainName,
  height?: number,
): Promise<Record<'wallet' | 'members', bigint>> {
  const { rows } = await sql<Record<'wallet' | 'members', string>>`
    select coalesce(sum(units) filter (where place is null), 0)::text as wallet,
      coalesce(sum(units) filter (where place is not null), 0)::text as members
    from chain_coins
    where chain = ${chain} and block_height <= ${height ?? null}::bigint is not false and block_height is not null
      and spent_by is null`.execute(db)
  return { wallet: BigInt(rows[0]?.wallet ?? 0), members: BigInt(rows[0]?.members ?? 0) }
}

/** Lists what was final and yet isn't in its chain any more, if anything: signed bytes that have to be sent again. */
export async function listLostCoins(db: Db, chain: ChainName): Promise<string[]> {
  const { rows } = await sql<{ raw: string }>`
    select t.raw from chain_coins c
    join chain_send_coins p on p.coin_id = c.id and p.place = 0
    join chain_sends s on s.id = p.send_id
    join chain_transactions t on t.send_id = s.id and t.is_cancel = (s.outcome = 'conflicted')
    where c.chain = ${chain} and c.spent_by is null and s.outcome in ('done', 'conflicted')
    order by s.id, t.max_fee desc limit 100`.execute(db)
  return rows.map(({ raw }) => raw)
}

/** Lists the coins of what isn't over, the one that it is bound to first. */
export async function listCoinsOf(db: Db, send: number): Promise<CoinRow[]> {
  const { rows } = await sql<Selected>`
    select ${columns} from chain_send_coins s join chain_coins c on c.id = s.coin_id
    where s.send_id = ${send} and s.is_open order by s.place`.execute(db)
  return coinsOf(rows)
}

/** Locks the coins of a chain, so that none is picked twice. */
export async function lockCoins(tx: Tx, chain: ChainName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`coins ${chain}`}, 0))`.execute(tx)
}

/** Puts coins aside for something, after those that it has. */
export async function putAside(tx: Tx, send: number, coins: readonly CoinRow[]): Promise<void> {
  await sql`
    insert into chain_send_coins (send_id, coin_id, place)
    select ${send}, n.coin, n.nth + (select count(*) from chain_send_coins where send_id = ${send}) - 1
    from unnest(${coins.map(({ id }) => id)}::bigint[]) with ordinality as n (coin, nth)`.execute(tx)
}

/** Lets go of a coin that something else has spent. */
export async function letCoinGo(tx: Tx, send: number, coin: number): Promise<void> {
  await sql`delete from chain_send_coins where send_id = ${send} and coin_id = ${coin} and place > 0`.execute(
    tx,
  )
}

/** Notes that a coin was spent before anybody looked, as by hand. */
export async function setSpentBefore(tx: Tx, coin: number): Promise<void> {
  await sql`update chain_coins set spent_by = 'before' where id = ${coin} and spent_by is null`.execute(tx)
}

/** Takes back what nothing was signed for, with its coins. */
export async function removeUnsigned(tx: Tx, send: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from chain_sends s
    where s.id = ${send} and not exists (select from chain_transactions t where t.send_id = s.id)`.execute(tx)
  return numAffectedRows > 0n
}
