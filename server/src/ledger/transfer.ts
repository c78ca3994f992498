/**
 * Transfers between members, in batches: many transfers to one account would each wait for the commit of the
 * one before. Those that arrive in one turn of the event loop, or while batches run, share a statement and a
 * commit.
 */
import { sql } from 'kysely'
import { Refusal } from '../platform/call/refusal.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { type Account, assetIds } from './accounts.ts'
import { isOfOneItem, isPassing, refusalOf } from './errors.ts'
import { hashOf, type Posted, post } from './post.ts'

export interface Transfer {
  readonly kind: string
  /** The payer, in whose scope the key is. */
  readonly payer: number
  readonly key: string
  readonly ref?: { readonly kind: string; readonly id: number }
  readonly from: Account
  readonly to: Account
  readonly amount: bigint
}

interface Row {
  nth: number
  transaction_id: number | null
  is_replay: boolean
  is_other: boolean
  balance: string | null
}

const transferRows = prepared<
  [
    kinds: string[],
    scopes: number[],
    keys: string[],
    hashes: Buffer[],
    refKinds: Array<string | null>,
    refIds: Array<number | null>,
    payers: number[],
    payees: number[],
    amounts: string[],
  ],
  Row
>(
  'transfer_in_ledger',
  (...parameters) => sql`select * from ledger_transfer(${sql.join(parameters)}) order by nth`,
)

const accountRow = prepared<
  [ownerKind: string, ownerId: number, asset: number, purpose: string],
  { id: number }
>('name_ledger_account', (...parameters) => sql`select ledger_account(${sql.join(parameters)}) as id`)

const mostInBatch = 50
/** While the database works on one batch, the next is prepared here. */
const mostBatches = 2
/** Ids kept in memory: an account never changes its id. */
const mostKnown = 50_000

interface Asked {
  readonly transfer: Transfer
  readonly done: (posted: Posted) => void
  readonly fail: (error: unknown) => void
}

interface Line {
  readonly waiting: Asked[]
  readonly ids: Map<string, number>
  running: number
}

const lines = new WeakMap<Db, Line>()

/** Posts a transfer like `post`, in a transaction of its own; `balances` has what the payer has left. */
export function transfer(db: Db, asked: Transfer): Promise<Posted> {
  const line: Line = lines.get(db) ?? { waiting: [], ids: new Map(), running: 0 }
  lines.set(db, line)
  return new Promise((done, fail) => {
    line.waiting.push({ transfer: asked, done, fail })
    if (line.running >= mostBatches) return
    line.running++
    // Includes transfers that arrive in the same turn of the event loop.
    setImmediate(() => void work(db, line))
  })
}

async function work(db: Db, line: Line): Promise<void> {
  while (line.waiting.length > 0) await settle(db, line, line.waiting.splice(0, mostInBatch))
  line.running--
}

async function settle(db: Db, line: Line, batch: readonly Asked[]): Promise<void> {
  try {
    const rows = await withRetries(() => transferAll(db, line, batch))
    await Promise.all(
      batch.map((asked, i) => {
        const row = rows[i]
        if (!row || row.transaction_id === null) return settleAlone(db, asked)
        if (row.is_other) return asked.fail(new Refusal('idempotency_key_reused'))
        const balances = [BigInt(row.balance ?? 0)]
        return asked.done({ transaction: row.transaction_id, isReplay: row.is_replay, balances })
      }),
    )
  } catch (error) {
    if (isOfOneItem(error)) for (const asked of batch) await settleAlone(db, asked)
    else for (const { fail } of batch) fail(refusalOf(error))
  }
}

async function settleAlone(db: Db, { transfer: asked, done, fail }: Asked): Promise<void> {
  const { kind, payer, key, ref, from, to, amount } = asked
  const legs = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  try {
    done(
      await withRetries(() =>
        post(db, { kind, scope: payer, key, actor: payer, ...(ref && { ref }), isSpending: true, legs }),
      ),
    )
  } catch (error) {
    fail(error)
  }
}

async function transferAll(db: Db, { ids }: Line, batch: readonly Asked[]): Promise<Row[]> {
  const idOf = async ({ ownerKind, ownerId, asset, purpose }: Account): Promise<number> => {
    const name = `${ownerKind} ${ownerId} ${asset} ${purpose}`
    const known = ids.get(name)
    if (known !== undefined) return known
    const [row] = await accountRow(db, ownerKind, ownerId, assetIds[asset], purpose)
    if (!row) throw new Error('The ledger named no account')
    if (ids.size >= mostKnown) ids.clear()
    ids.set(name, row.id)
    return row.id
  }
  const transfers = batch.map((asked) => asked.transfer)
  return transferRows(
    db,
    transfers.map(({ kind }) => kind),
    transfers.map(({ payer }) => payer),
    transfers.map(({ key }) => key),
    transfers.map(({ kind, ref, from, to, amount }) => requestHash(kind, ref, from, to, amount)),
    transfers.map(({ ref }) => ref?.kind ?? null),
    transfers.map(({ ref }) => ref?.id ?? null),
    await Promise.all(transfers.map(({ from }) => idOf(from))),
    await Promise.all(transfers.map(({ to }) => idOf(to))),
    transfers.map(({ amount }) => String(amount)),
  )
}

/** Returns the hash that `post` computes for the same posting, so that each recognizes the other's keys. */
function requestHash(kind: string, ref: Transfer['ref'], from: Account, to: Account, amount: bigint): Buffer {
  return hashOf([
    kind,
    ref,
    [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  ])
}

const mostTries = 3

/** Retries transient failures, under the same keys. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= mostTries || !isPassing(error)) throw error
    }
  }
}
