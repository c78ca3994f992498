/**
 * Transfers from one account to another, in batches: many transfers to one account would each wait for the
 * commit of the one before. Those that arrive in one turn of the event loop, or while batches run, share a
 * statement and a commit.
 */
import { sql } from 'kysely'
import { type KeyParameters, noKey } from '../platform/call/idempotency.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { type Db, prepared, sendWithOthers, type Tx } from '../platform/db/prepared.ts'
import { type Account, assetIds } from './accounts.ts'
import { isOfOneItem, isPassing, refusalOf } from './errors.ts'
import { hashOf, type Posted } from './post.ts'

export interface Transfer {
  readonly kind: string
  /** The payer, in whose scope the key is. */
  readonly payer: number
  readonly key: string
  readonly ref?: {
    readonly kind: string
    readonly id: number
    /** The id was drawn for this attempt; a repetition draws another. */
    readonly isNew?: true
  }
  /** The channel that it is paid for: it is divided among those with a share, if there are any. */
  readonly channel?: number
  /** Figures for the receipt, as decimal texts. */
  readonly details?: Readonly<Record<string, string>>
  /** Text for the receiver, who is a member. It is stored beside the ledger, and deleted with either member. */
  readonly note?: string | undefined
  /** The call's idempotency key, which is claimed in the same statement. */
  readonly claims?: KeyParameters
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
  paid: number[] | null
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
    details: Array<string | null>,
    notes: Array<string | null> | null,
    calls: Array<string | null> | null,
    callKeys: Array<string | null> | null,
    callHashes: Array<Buffer | null> | null,
  ],
  Row
>(
  'transfer_in_ledger',
  (...parameters) => sql`select * from ledger_transfer(${sql.join(parameters)}) order by nth`,
  14,
)

const accountRow = prepared<
  [ownerKind: string, ownerId: number, asset: number, purpose: string],
  { id: number }
>('name_ledger_account', (...parameters) => sql`select ledger_account(${sql.join(parameters)}) as id`, 4)

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

/**
 * Posts a transfer; `balances` has what the payer has left. A write that is one statement shares its commit
 * with others; in a transaction, the transfer is part of it. Refuses as `post` does, and with what a trigger
 * refuses. Fails with a unique violation where the claimed key is taken.
 */
export async function transfer(tx: Tx, asked: Transfer): Promise<Posted> {
  const db = sendWithOthers(tx)
  if (!db) return transferAlone(tx, new Map(), asked).catch(throwRefusal)
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

function throwRefusal(error: unknown): never {
  throw refusalOf(error)
}

async function work(db: Db, line: Line): Promise<void> {
  while (line.waiting.length > 0) await settle(db, line, line.waiting.splice(0, mostInBatch))
  line.running--
}

async function settle(db: Db, { ids }: Line, batch: readonly Asked[]): Promise<void> {
  const settleAlone = async ({ transfer: asked, done, fail }: Asked) => {
    try {
      done(await withRetries(() => transferAlone(db, ids, asked)))
    } catch (error) {
      fail(refusalOf(error))
    }
  }
  try {
    const rows = await withRetries(() =>
      transferAll(
        db,
        ids,
        batch.map((asked) => asked.transfer),
      ),
    )
    await Promise.all(
      batch.map(async (asked, i) => {
        const posted = postedOf(rows[i])
        if (posted === undefined) return settleAlone(asked)
        return posted instanceof Refusal ? asked.fail(posted) : asked.done(posted)
      }),
    )
  } catch (error) {
    if (batch.length > 1 && isOfOneItem(error)) for (const asked of batch) await settleAlone(asked)
    else for (const { fail } of batch) fail(refusalOf(error))
  }
}

async function transferAlone(db: Db, ids: Map<string, number>, asked: Transfer): Promise<Posted> {
  const [row] = await transferAll(db, ids, [asked])
  const posted = postedOf(row)
  if (posted === undefined) throw new Error('The ledger answered nothing')
  if (posted instanceof Refusal) throw posted
  return posted
}

/** Returns undefined where another transfer of the same batch had the key. */
function postedOf(row: Row | undefined): Posted | Refusal | undefined {
  if (!row || row.transaction_id === null) return undefined
  if (row.is_other) return new Refusal('idempotency_key_reused')
  return {
    transaction: row.transaction_id,
    isReplay: row.is_replay,
    balances: [BigInt(row.balance ?? 0)],
    ...(row.paid && { paid: row.paid }),
  }
}

async function transferAll(db: Db, ids: Map<string, number>, transfers: readonly Transfer[]): Promise<Row[]> {
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
  const notes = transfers.map(({ note }) => (note ? note : null))
  const claims = transfers.map((each) => each.claims ?? noKey)
  const claim = <Place extends 0 | 1 | 2>(place: Place): Array<KeyParameters[Place]> | null =>
    claims.some(([, key]) => key !== null) ? claims.map((each) => each[place]) : null
  return transferRows(
    db,
    transfers.map(({ kind }) => kind),
    transfers.map(({ payer }) => payer),
    transfers.map(({ key }) => key),
    transfers.map(requestHash),
    transfers.map(({ ref }) => ref?.kind ?? null),
    transfers.map(({ ref }) => ref?.id ?? null),
    await Promise.all(transfers.map(({ from }) => idOf(from))),
    await Promise.all(transfers.map(({ to }) => idOf(to))),
    transfers.map(({ amount }) => String(amount)),
    transfers.map(detailsOf),
    notes.some((note) => note !== null) ? notes : null,
    claim(0),
    claim(1),
    claim(2),
  )
}

/** Returns a transfer's details, which also say whether it has a note: the note itself can be deleted. */
function detailsOf({ details, channel, note }: Transfer): string | null {
  const all = {
    ...details,
    ...(channel === undefined ? {} : { channel: String(channel) }),
    ...(note ? { noted: '1' } : {}),
  }
  return Object.keys(all).length > 0 ? JSON.stringify(all) : null
}

/** Returns the hash that `post` computes for the same posting, so that each recognizes the other's keys. */
function requestHash({ kind, ref, details, from, to, amount }: Transfer): Buffer {
  const legs = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  return hashOf(ref?.isNew ? [kind, ref.kind, details, legs] : [kind, ref, legs])
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
