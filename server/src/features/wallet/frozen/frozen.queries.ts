/** SQL of deposits that were credited and are in no block any more. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import type { Account } from '../../../ledger/accounts.ts'
import { earliestCursor, type Page } from '../../../platform/call/page.ts'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface FrozenRow {
  readonly id: number
  readonly currency: Currency
  readonly amount: string
  readonly state: 'frozen' | 'released' | 'written_off'
  readonly member_id: number | null
  readonly full_name: string | null
  readonly username: string | null
  readonly address: string
  readonly tx_hash: string
  readonly credited_at: Date
  readonly decided_at: Date | null
  readonly taken: string
  readonly decisions: number
  /** Whom it was credited to: its member, or nobody. */
  readonly owner_kind: Account['ownerKind']
  readonly owner_id: number
  readonly purpose: Account['purpose']
  /** What they have of it. */
  readonly balance: string
}

// oxlint-disable-next-line commons/members-in-sight -- finance sees everybody
const frozen = sql`
  select d.id, d.currency, d.amount::text, d.state, d.member_id, m.full_name, m.username, g.address, d.tx_hash,
    d.credited_at, d.decided_at, d.taken::text, d.decisions, a.owner_kind, a.owner_id, a.purpose, a.balance::text
  from deposits d join deposit_addresses g on g.id = d.address_id
  join ledger_entries e on e.transaction_id = d.transaction_id and e.amount > 0
  join ledger_accounts a on a.id = e.account_id
  left join members m on m.id = d.member_id`

/** Lists what is to be decided, the earliest first; the id is the cursor. */
export async function listFrozen(db: Db, { before, limit, offset }: Page): Promise<FrozenRow[]> {
  const { rows } = await sql<FrozenRow>`
    ${frozen} where d.state = 'frozen' and d.id > ${earliestCursor(before)}
    order by d.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Lists what was decided, the latest deposit first; the id is the cursor. */
export async function listDecided(db: Db, { before, limit, offset }: Page): Promise<FrozenRow[]> {
  const { rows } = await sql<FrozenRow>`
    ${frozen} where d.decided_at is not null and d.id < ${before}
    order by d.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countFrozen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from deposits where state = 'frozen'`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findFrozen(db: Db, id: number): Promise<FrozenRow | undefined> {
  const { rows } = await sql<FrozenRow>`
    ${frozen} where d.id = ${id} and d.state in ('frozen', 'released', 'written_off')`.execute(db)
  return rows[0]
}

/** Locks a deposit; returns its state, undefined where there is none. */
export async function lockDeposit(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    state: string
  }>`select state from deposits where id = ${id} for update`.execute(tx)
  return rows[0]?.state
}

/** Notes what was decided, by which transaction. */
export async function setDecided(
  tx: Tx,
  id: number,
  { state, transaction, taken }: { state: 'released' | 'written_off'; transaction: number; taken: bigint },
): Promise<void> {
  await sql`
    update deposits set state = ${state}, decided_id = ${transaction}, decided_at = ${now()}, taken = ${taken}::numeric,
      decisions = decisions + 1
    where id = ${id}`.execute(tx)
}

export interface ReturnedRow {
  readonly id: number
  readonly member_id: number | null
  readonly currency: Currency
  readonly amount: string
  readonly taken: string
  readonly decisions: number
}

/** Lists what was decided about and has enough blocks above it again. */
export async function listReturned(db: Db, chain: ChainName, confirmations: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from deposits d join chains c on c.name = d.chain
    where d.chain = ${chain} and d.decided_at is not null and d.block_height <= c.height - ${confirmations}::int + 1
    order by d.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined where it is gone again, or another process came first. */
export async function lockReturned(
  tx: Tx,
  id: number,
  confirmations: number,
): Promise<ReturnedRow | undefined> {
  const { rows } = await sql<ReturnedRow>`
    select d.id, d.member_id, d.currency, d.amount::text, d.taken::text, d.decisions
    from chains c join deposits d on d.chain = c.name
    where d.id = ${id} and d.decided_at is not null and d.block_height <= c.height - ${confirmations}::int + 1
    for update of d for share of c`.execute(tx)
  return rows[0]
}

/** It counts as it did before anything was decided. */
export async function setReturned(tx: Tx, id: number): Promise<void> {
  await sql`
    update deposits set state = 'credited', decided_id = null, decided_at = null, taken = 0 where id = ${id}`.execute(
    tx,
  )
}

/** Tells the member that something was taken back. */
export async function tellOfWriteOff(tx: Tx, id: number): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id, data)
    select 'deposit_written_off', d.member_id, d.id, d.id,
      jsonb_build_object('units', d.taken::text, 'asset', s.id)
    from deposits d join assets s on s.code = d.currency
    where d.id = ${id}::bigint and d.member_id is not null and d.taken > 0`.execute(tx)
}
