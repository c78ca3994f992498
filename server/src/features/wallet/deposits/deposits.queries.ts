/** SQL of a member's deposits. */
import type { Currency } from '@commons/contract/shared/units.ts'
import type { depositStates } from '@commons/contract/wallet/deposits.ts'
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export interface DepositRow {
  readonly id: number
  readonly currency: Currency
  readonly amount: string
  readonly state: (typeof depositStates)[number]
  /** In how many of the blocks that were read it is; 0 in none. */
  readonly blocks: number
  readonly address: string
  readonly tx_hash: string
  readonly seen_at: Date
  readonly credited_at: Date | null
  readonly transaction_id: number | null
}

const deposits = prepared<
  [member: number, currency: string | null, before: number, limit: number, offset: number],
  DepositRow
>(
  'list_deposits',
  (member, currency, before, limit, offset) => sql`
    select d.id, d.currency, d.amount::text, d.state, coalesce(c.height - d.block_height + 1, 0)::int as blocks,
      a.address, d.tx_hash, d.seen_at, d.credited_at, d.transaction_id
    from deposits d join chains c on c.name = d.chain join deposit_addresses a on a.id = d.address_id
    where d.member_id = ${member} and d.id < ${before}::bigint
      and (${currency}::text is null or d.currency = ${currency}::text)
    order by d.id desc limit ${limit} offset ${offset}`,
)

/** Lists a member's deposits, latest first; the id is the cursor. */
export const listDeposits = (
  db: Db,
  member: number,
  currency: Currency | undefined,
  { before, limit, offset }: Page,
): Promise<DepositRow[]> => deposits(db, member, currency ?? null, before, limit, offset)

export interface ChainStateRow {
  readonly name: ChainName
  readonly network: string
  readonly height: number
  readonly tip: number
  readonly read_at: Date
}

const states = prepared<[], ChainStateRow>(
  'list_chains',
  () => sql`select name, network, height, tip, read_at from chains order by name`,
)

export const listChains = (db: Db): Promise<ChainStateRow[]> => states(db)

const told = prepared<[deposit: number], never>(
  'tell_of_deposit',
  (deposit) => sql`
    insert into notification_outbox (kind, member_id, about_id, item_id, data)
    select 'deposit', d.member_id, d.id, d.id, jsonb_build_object('units', d.amount::text, 'asset', s.id)
    from deposits d join assets s on s.code = d.currency where d.id = ${deposit}::bigint and d.member_id is not null`,
)

/** Notifies the member of what was credited. */
export async function tellOfDeposit(tx: Tx, deposit: number): Promise<void> {
  await told(tx, deposit)
}
