/** Posts one transaction: the only way a balance changes, besides the batches of `transfer.ts`. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { prepared, type Tx } from '../platform/db/prepared.ts'
import { type Account, assetIds } from './accounts.ts'
import { refusalOf } from './errors.ts'

export interface Leg {
  readonly account: Account
  /** In the smallest unit; negative where it leaves the account. */
  readonly amount: bigint
}

export interface Posting {
  /** One of the contract's `transactionKinds`, or an operator's. */
  readonly kind: string
  /** Owner of the key: a member's id, or 0 for Commons itself. */
  readonly scope: number
  /** Idempotency key: the posting happens once per scope and key. */
  readonly key: string
  readonly actor?: number
  /** What the transaction was for. */
  readonly ref?: { readonly kind: string; readonly id: number }
  /** Figures for the receipt, as decimal texts. */
  readonly details?: Readonly<Record<string, string>>
  /** Whether what leaves the member counts towards their daily limit. */
  readonly isSpending?: boolean
  /** They sum to zero for each asset. */
  readonly legs: readonly Leg[]
}

export interface Posted {
  readonly transaction: number
  /** Whether it was posted before, under the same key. */
  readonly isReplay: boolean
  /** The balance of each leg's account after it. */
  readonly balances: readonly bigint[]
  /** The members among whom it was divided, if it was. */
  readonly paid?: readonly number[]
}

interface Row {
  transaction_id: number
  is_replay: boolean
  balances: string[]
}

const postRow = prepared<
  [
    kind: string,
    scope: number,
    key: string,
    hash: Buffer,
    actor: number | null,
    refKind: string | null,
    refId: number | null,
    details: string | null,
    isSpending: boolean,
    ownerKinds: string[],
    ownerIds: number[],
    assets: number[],
    purposes: string[],
    amounts: string[],
  ],
  Row
>('post_to_ledger', (...parameters) => sql`select * from ledger_post(${sql.join(parameters)})`, 14)

/** Returns a fingerprint of the request under a key. */
export function hashOf(request: unknown): Buffer {
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  return createHash('sha256').update(text).digest()
}

/**
 * Posts a transaction in the caller's database transaction, or on its own in `oneStatement`. Refuses `balance_too_low`,
 * `over_daily_limit`, `money_stopped`, or `idempotency_key_reused` where the key belongs to another posting.
 */
export async function post(tx: Tx, posting: Posting): Promise<Posted> {
  const { kind, scope, key, actor, ref, details, isSpending = false, legs } = posting
  const accounts = legs.map(({ account }) => account)
  try {
    const [row] = await postRow(
      tx,
      kind,
      scope,
      key,
      hashOf([kind, ref, legs]),
      actor ?? null,
      ref?.kind ?? null,
      ref?.id ?? null,
      details ? JSON.stringify(details) : null,
      isSpending,
      accounts.map(({ ownerKind }) => ownerKind),
      accounts.map(({ ownerId }) => ownerId),
      accounts.map(({ asset }) => assetIds[asset]),
      accounts.map(({ purpose }) => purpose),
      legs.map(({ amount }) => String(amount)),
    )
    if (!row) throw new Error('The ledger answered nothing')
    return { transaction: row.transaction_id, isReplay: row.is_replay, balances: row.balances.map(BigInt) }
  } catch (error) {
    throw refusalOf(error)
  }
}
