/** What was posted, read again: answers of repeated calls. The ledger keeps keys for longer than calls do. */
import type { AssetCode } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { assetOf } from './accounts.ts'

export interface Receipt {
  readonly transaction: number
  readonly kind: string
  /** What it was for. */
  readonly ref: number | null
  /** The asset of its first leg. */
  readonly asset: AssetCode
  /** Each leg's amount, in its order. */
  readonly amounts: readonly bigint[]
  /** The balance of each leg's account after it. */
  readonly balances: readonly bigint[]
}

interface Row {
  id: number
  kind: string
  ref_id: number | null
  asset: number
  amounts: string[]
  balances: string[]
}

const columns = sql`
  t.id, t.kind, t.ref_id, (array_agg(e.asset order by e.leg))[1] as asset, array_agg(e.amount::text order by e.leg) as amounts,
  array_agg(e.balance_after::text order by e.leg) as balances
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id`

const byId = prepared<[scope: number, id: number], Row>(
  'get_receipt',
  (scope, id) => sql`select ${columns} where t.id = ${id} and t.idem_scope = ${scope} group by t.id`,
)

const byKey = prepared<[scope: number, key: string], Row>(
  'find_receipt_by_key',
  (scope, key) => sql`select ${columns} where t.idem_scope = ${scope} and t.idem_key = ${key} group by t.id`,
)

const receiptOf = ({ id, kind, ref_id, asset, amounts, balances }: Row): Receipt => ({
  transaction: id,
  kind,
  ref: ref_id,
  asset: assetOf(asset),
  amounts: amounts.map(BigInt),
  balances: balances.map(BigInt),
})

/** Returns a transaction in the scope of a member. */
export async function getReceipt(db: Db, scope: number, transaction: number): Promise<Receipt> {
  const [row] = await byId(db, scope, transaction)
  if (!row) throw new Error('A transaction that is not in the ledger')
  return receiptOf(row)
}

/** Returns what was posted under a key. */
export async function findReceipt(db: Db, scope: number, key: string): Promise<Receipt | undefined> {
  const [row] = await byKey(db, scope, key)
  return row && receiptOf(row)
}
