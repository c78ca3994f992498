/** Invariants of the ledger. Each is a query for rows that break it: it holds where there are none. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import type { Invariant } from '../platform/invariant.ts'
import type { EscrowKind } from './accounts.ts'

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'the balances of an asset sum to zero',
    broken: sql`select 'asset ' || asset as what from ledger_accounts group by asset having sum(balance) <> 0`,
  },
  {
    name: 'a balance is the sum of its entries, and its version their count',
    readsEntries: true,
    broken: sql`
      select 'account ' || a.id as what from ledger_accounts a
      left join (select account_id, sum(amount) as amount, count(*) as entries, max(version) as latest
        from ledger_entries group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) or a.version <> coalesce(e.entries, 0)
        or a.version <> coalesce(e.latest, 0)`,
  },
  {
    name: 'the balance after each entry is the running sum, without a gap',
    readsEntries: true,
    broken: sql`
      select 'account ' || account_id as what from (
        select account_id, version, balance_after, row_number() over of_account as nth,
          sum(amount) over of_account as running
        from ledger_entries window of_account as (partition by account_id order by version)) e
      where version <> nth or balance_after <> running group by account_id`,
  },
  {
    name: 'a transaction sums to zero for each asset, and has at least two legs',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      left join (select transaction_id, asset, sum(amount) as amount, count(*) as legs
        from ledger_entries group by transaction_id, asset) e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.legs), 0) < 2 or count(*) filter (where e.amount <> 0) > 0`,
  },
  {
    name: 'no balance is below its floor',
    broken: sql`select 'account ' || id as what from ledger_accounts where balance < floor`,
  },
  {
    name: 'an entry is of the kind of its transaction',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || e.transaction_id as what from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where e.kind <> t.kind group by e.transaction_id`,
  },
]

/**
 * Returns the invariant that the escrow of a kind of owner holds what is open, neither more nor less. `openSum`
 * selects `owner_id`, `asset` and `units` (of the smallest unit) of the owners that hold something open: what
 * came in and was neither paid out nor returned. The escrow of any other owner is empty.
 */
export const escrowHolds = (
  ownerKind: EscrowKind,
  openSum: RawBuilder<{ owner_id: number; asset: number; units: string }>,
): Invariant => ({
  name: `the escrow of a ${ownerKind} holds what of it is neither paid nor returned, and nothing once it is settled`,
  broken: sql`
    select ${sql.lit(`${ownerKind} `)} || coalesce(a.owner_id, o.owner_id) as what
    from (
      select owner_id, asset, balance from ledger_accounts
      where owner_kind = ${sql.lit(ownerKind)} and purpose = 'escrow') a
    full join (${openSum}) o on o.owner_id = a.owner_id and o.asset = a.asset
    where coalesce(a.balance, 0) <> coalesce(o.units, 0)`,
})

export interface Violation {
  readonly invariant: string
  readonly what: string
}

/** Lists what breaks an invariant, at most ten. */
export async function listBroken(db: Db, { name, broken }: Invariant): Promise<Violation[]> {
  const { rows } = await sql<{ what: string }>`select what from (${broken}) b limit 10`.execute(db)
  return rows.map(({ what }) => ({ invariant: name, what }))
}

/**
 * Lists what breaks these invariants, at most ten each, all read in one snapshot; takes longer the more
 * entries there are.
 */
export async function listViolations(db: Db, invariants: readonly Invariant[]): Promise<Violation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found: Violation[] = []
      for (const invariant of invariants) found.push(...(await listBroken(tx, invariant)))
      return found
    })
}
