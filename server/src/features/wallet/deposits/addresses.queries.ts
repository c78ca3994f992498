/** SQL of addresses that members receive coins at. */
import { sql } from 'kysely'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export interface OwnAddress {
  readonly chain: ChainName
  readonly address: string
}

const own = prepared<[member: number], OwnAddress>(
  'list_own_addresses',
  (member) => sql`
    select distinct on (chain) chain, address from deposit_addresses
    where member_id = ${member} order by chain, id desc`,
)

/** Returns a member's latest address on each chain. */
export const listOwnAddresses = (db: Db, member: number): Promise<OwnAddress[]> => own(db, member)

/** Locks a member's addresses on a chain, so that two of their requests come one after the other. */
export async function lockAddresses(tx: Tx, chain: ChainName, member: number): Promise<void> {
  const name = `deposit address ${chain} ${member}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Returns a member's latest address on a chain, and whether anything has come to it. */
export async function findAddress(
  db: Db,
  chain: ChainName,
  member: number,
): Promise<{ address: string; is_used: boolean } | undefined> {
  const { rows } = await sql<{ address: string; is_used: boolean }>`
    select a.address, exists (select from deposits d where d.address_id = a.id) as is_used
    from deposit_addresses a where a.chain = ${chain} and a.member_id = ${member}
    order by a.id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Gives a member an address that nobody had before; the older ones stay theirs. Returns undefined while the chain has
 * not been read yet.
 */
export async function giveAddress(
  tx: Tx,
  chain: ChainName,
  member: number,
  addressAt: (place: number) => string,
): Promise<string | undefined> {
  const { rows } = await sql<{ place: number }>`
    update chains set next_place = next_place + 1 where name = ${chain} returning next_place - 1 as place`.execute(
    tx,
  )
  const place = rows[0]?.place
  if (place === undefined) return undefined
  const address = addressAt(place)
  await sql`
    insert into deposit_addresses (chain, place, address, member_id)
    values (${chain}, ${place}, ${address}, ${member})`.execute(tx)
  return address
}
