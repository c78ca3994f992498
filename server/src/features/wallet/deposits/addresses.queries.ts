/** SQL of addresses that members receive coins at. */
import { sql } from 'kysely'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import type { Tx } from '../../../platform/db/prepared.ts'

/** Gives a member an address that nobody had before; the older ones stay theirs. */
export async function giveAddress(
  tx: Tx,
  chain: ChainName,
  member: number,
  addressAt: (place: number) => string,
): Promise<string> {
  const { rows } = await sql<{ place: number }>`
    update chains set next_place = next_place + 1 where name = ${chain} returning next_place - 1 as place`.execute(
    tx,
  )
  const place = rows[0]?.place
  if (place === undefined) throw new Error(`${chain} has not been read yet`)
  const address = addressAt(place)
  await sql`
    insert into deposit_addresses (chain, place, address, member_id)
    values (${chain}, ${place}, ${address}, ${member})`.execute(tx)
  return address
}
