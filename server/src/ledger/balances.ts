/** Reads balances that must not change before something is posted. */
import { sql } from 'kysely'
import type { Tx } from '../platform/db/prepared.ts'
import { type Account, assetIds } from './accounts.ts'

/**
 * Locks accounts in the ledger's order until the transaction ends; returns what each has, in the smallest unit. Whoever
 * posts afterwards names no other account: those would be locked out of order.
 */
export async function lockBalances(tx: Tx, accounts: readonly Account[]): Promise<bigint[]> {
  const column = <Value>(of: (account: Account) => Value) => accounts.map(of)
  const { rows } = await sql<{ id: number }>`
    select ledger_account(owner_kind, owner_id, asset, purpose) as id
    from unnest(${column(({ ownerKind }) => ownerKind)}::text[], ${column(({ ownerId }) => ownerId)}::bigint[],
      ${column(({ asset }) => assetIds[asset])}::smallint[], ${column(({ purpose }) => purpose)}::text[])
      with ordinality as n (owner_kind, owner_id, asset, purpose, nth)
    order by nth`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`select from ledger_accounts where id = any (${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  const held = await sql<{ id: number; balance: string }>`
    select id, balance::text from ledger_accounts where id = any (${ids}::bigint[])`.execute(tx)
  const balances = new Map(held.rows.map(({ id, balance }) => [id, BigInt(balance)]))
  return ids.map((id) => balances.get(id) ?? 0n)
}
