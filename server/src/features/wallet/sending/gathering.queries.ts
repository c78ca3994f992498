/** SQL of gathering what came to members' addresses. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

/** What is above a limit goes only once it is a tenth of that: else each withdrawal would be followed by a payment. */
export const worthPuttingAway = (limit: bigint): bigint => limit / 10n

export interface Gathered {
  readonly address_id: number
  readonly place: number
  readonly address: string
}

/**
 * Lists the addresses with at least so much on them in blocks up to a height, those with most first; none while these
 * blocks aren't all read, as more may be there than is known.
 */
export async function listToGather(
  db: Db,
  chain: ChainName,
  { currency, least, height }: { currency: Currency; least: bigint; height: number },
): Promise<Gathered[]> {
  const { rows } = await sql<Gathered>`
    select a.id as address_id, a.place, a.address from (
      select d.address_id, sum(d.amount) as units from deposits d
      join chains c on c.name = d.chain and c.height >= ${height}::bigint
      where d.chain = ${chain} and d.currency = ${currency} and d.gathered_by is null and d.state = 'credited'
        and d.block_height <= ${height}
      group by d.address_id having sum(d.amount) >= ${least}::numeric
      order by units desc limit 50) t
    join deposit_addresses a on a.id = t.address_id
    order by t.units desc, a.id`.execute(db)
  return rows
}

/** Sums by currency what lies at members' addresses. */
export async function listAtAddresses(db: Db): Promise<Map<Currency, bigint>> {
  const { rows } = await sql<{ currency: Currency; units: string }>`
    select currency, sum(amount)::text as units from deposits
    where gathered_by is null and state = 'credited' and chain <> 'bitcoin' group by currency
    union all
    select 'BTC', sum(units)::text from chain_coins
    where chain = 'bitcoin' and place is not null and block_height is not null and spent_by is null
    having sum(units) > 0`.execute(db)
  return new Map(rows.map(({ currency, units }) => [currency, BigInt(units)]))
}

/** Returns how many places in its order an address has used; null where it never sent anything. */
export async function findNextNonce(db: Db, chain: ChainName, address: string): Promise<number | null> {
  const { rows } = await sql<{ next_nonce: number }>`
    select next_nonce from chain_wallets where chain = ${chain} and address = ${address}`.execute(db)
  return rows[0]?.next_nonce ?? null
}

/**
 * Locks the order of an address; false where something has got a place in it since its balance was asked for, of which
 * that balance knows nothing.
 */
export async function lockOrder(
  tx: Tx,
  chain: ChainName,
  address: string,
  next: number | null,
): Promise<boolean> {
  const name = `chain wallet ${chain} ${address}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const { rows } = await sql<{ next_nonce: number }>`
    select next_nonce from chain_wallets where chain = ${chain} and address = ${address} for update`.execute(
    tx,
  )
  return (rows[0]?.next_nonce ?? null) === next
}

/** Whether something of a kind is under way, for an address or from the wallet. */
export async function isUnderWay(
  db: Db,
  chain: ChainName,
  { kind, place, currency }: { kind: 'top_up' | 'sweep' | 'cold'; place: number | null; currency: Currency },
): Promise<boolean> {
  const { rows } = await sql`
    select from chain_sends where chain = ${chain} and kind = ${kind} and place is not distinct from ${place}::bigint
      and currency = ${currency} and ended_at is null`.execute(db)
  return rows.length > 0
}

/** Notes what brings the deposits of an address to the wallet. */
export async function setGathered(
  tx: Tx,
  send: number,
  { address, currency, height }: { address: number; currency: Currency; height: number },
): Promise<void> {
  await sql`
    update deposits set gathered_by = ${send}
    where address_id = ${address} and currency = ${currency} and gathered_by is null
      -- What is there and will be credited in a moment goes along.
      and state in ('pending', 'credited') and block_height <= ${height}`.execute(tx)
}

/** What did not arrive lies where it was. */
export async function unsetGathered(tx: Tx, send: number): Promise<void> {
  await sql`update deposits set gathered_by = null where gathered_by = ${send}`.execute(tx)
}

/** Sums by currency what was let go and isn't sent yet. */
export async function listWaitingUnits(
  db: Db,
  currencies: readonly Currency[],
): Promise<Map<Currency, bigint>> {
  const { rows } = await sql<{ currency: Currency; units: string }>`
    select w.currency, sum(w.amount - w.fee)::text as units from withdrawals w
    where w.state = 'sending' and w.currency = any (${currencies})
      and not exists (select from chain_sends s where s.withdrawal_id = w.id)
    group by w.currency`.execute(db)
  return new Map(rows.map(({ currency, units }) => [currency, BigInt(units)]))
}
