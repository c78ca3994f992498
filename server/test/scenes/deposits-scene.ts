/** Deposits without a chain. */
import { randomBytes } from 'node:crypto'
import { type Currency, unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { creditDeposit } from '../../src/features/wallet/deposits/crediting.ts'
import type { PendingRow } from '../../src/features/wallet/deposits/scanning.queries.ts'
import { enterPlay } from '../../src/features/wallet/wallet.grants.ts'
import type { Person, World } from '../world.ts'

const blockHash = 'a'.repeat(64)

/** Credits a deposit that is in no block any more afterwards; returns its id. */
export async function makeVanished(
  { platform }: World,
  { id: member }: Pick<Person, 'id'>,
  amount: string,
  currency: Currency = 'FCELL',
): Promise<number> {
  return await platform.database.db.transaction().execute(async (tx) => {
    await sql`
      insert into chains (name, network, genesis, height, hash, tip)
      values ('ethereum', 'test', 'test', 1000, ${blockHash}, 1000) on conflict do nothing`.execute(tx)
    const { rows } = await sql<PendingRow>`
      with place as (
        update chains set next_place = next_place + 1 where name = 'ethereum' returning next_place),
      given as (
        insert into deposit_addresses (chain, place, address, member_id)
        select 'ethereum', place.next_place - 1, ${`0x${randomBytes(20).toString('hex')}`}, ${member} from place
        returning id)
      insert into deposits (chain, tx_hash, output, address_id, member_id, currency, amount, state, block_height, block_hash)
      select 'ethereum', ${`0x${randomBytes(32).toString('hex')}`}, 0, given.id, ${member}, ${currency},
        ${unitsOf(amount, currency)}::numeric, 'pending', 990, ${blockHash}
      from given returning id, member_id, currency, amount::text`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('A deposit that was added')
    await creditDeposit(tx, row, { isPlay: await enterPlay(tx) })
    await sql`
      update deposits set state = 'frozen', block_height = null, block_hash = null where id = ${row.id}`.execute(
      tx,
    )
    return row.id
  })
}
