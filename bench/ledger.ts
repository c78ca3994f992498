/**
 * How fast money moves, beside a floor: `npm run bench:ledger`. Transfers among random accounts, to one
 * account, and over one connection; then a wallet's page and the invariants over all entries.
 * `--entries=1000000` adds that many.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { available, custody } from '../server/src/ledger/accounts.ts'
import { checkOn } from '../server/src/ledger/checkpoints.ts'
import { ledgerInvariants, listViolations, type Violation } from '../server/src/ledger/invariants.ts'
import { post } from '../server/src/ledger/post.ts'
import { transfer } from '../server/src/ledger/transfer.ts'
import { listTransactions } from '../server/src/features/wallet/wallet.transactions.queries.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { type Db, oneStatement, prepared } from '../server/src/platform/db/prepared.ts'
import { withDatabase } from './database.ts'
import { randomFrom } from './random.ts'
import { medianOf } from './report.ts'

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
})
const [entries, seconds, rounds] = [values.entries, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
]
const accounts = 2_000
const atOnce = 64
const random = randomFrom(11)
const anybody = () => 1 + Math.floor(random() * accounts)
const goal = 0.8
const ofAccounts = ledgerInvariants.filter(({ readsEntries }) => !readsEntries)

/** The floor: two balances and one row of the transfer, in one statement and one commit. */
const plainTransfer = prepared<[from: number, to: number], never>(
  'plain_transfer',
  (from, to) => sql`
    with locked as (select id from plain_accounts where id in (${from}::int, ${to}::int) order by id for no key update),
    paid as (update plain_accounts a set balance = balance + case when a.id = ${from}::int then -1 else 1 end
      from locked l where l.id = a.id returning a.id)
    insert into plain_transfers (from_id, to_id, amount) select ${from}, ${to}, 1 where exists (select from paid)`,
)

let keys = 0
const plain = (db: Db, from: number, to: number) => plainTransfer(db, from, to)
const ours = (db: Db, from: number, to: number) =>
  transfer(oneStatement(db), {
    kind: 'transfer',
    payer: from,
    key: `bench ${++keys}`,
    from: available(from, 'FCELL'),
    to: available(to, 'FCELL'),
    amount: 1n,
  })

type Pay = (db: Db, from: number, to: number) => Promise<unknown>

/** Returns transfers a second, made by `many` loops at once. */
async function rate(db: Db, pay: Pay, receiver: () => number, many: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let done = 0
  const began = performance.now()
  const one = async () => {
    while (performance.now() < end) {
      const to = receiver()
      const from = (to % accounts) + 1 === to ? to - 1 : (to + anybody()) % accounts || accounts
      if (from === to) continue
      await pay(db, from, to)
      done++
    }
  }
  await Promise.all(Array.from({ length: many }, one))
  return done / ((performance.now() - began) / 1_000)
}

await withDatabase(100, async ({ connection }) => {
  const database = openDatabase(connection, {
    poolSize: 10,
    statements: { inc: () => undefined },
    longestMs: 600_000,
  })
  const { db } = database
  try {
    await sql`create table plain_accounts (id int primary key, balance numeric(78, 0) not null) with (fillfactor = 50)`.execute(
      db,
    )
    await sql`create table plain_transfers (id bigint generated always as identity primary key, from_id int, to_id int,
      amount numeric(78, 0), created_at timestamptz default now())`.execute(db)
    await sql`insert into plain_accounts select n, 1000000000 from generate_series(1, ${accounts}::int) n`.execute(
      db,
    )
    for (let id = 1; id <= accounts; id++)
      await post(oneStatement(db), {
        kind: 'mint',
        scope: 0,
        key: `bench ${id}`,
        legs: [
          { account: custody('FCELL'), amount: -1_000_000_000n },
          { account: available(id, 'FCELL'), amount: 1_000_000_000n },
        ],
      })
    const cases = [
      ['random accounts', anybody, atOnce],
      ['one hot account', () => 7, atOnce],
      ['one connection', anybody, 1],
    ] as const
    for (const [name, receiver, many] of cases) {
      const [floor, rates]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        floor.push(await rate(db, plain, receiver, many))
        rates.push(await rate(db, ours, receiver, many))
      }
      const share = medianOf(rates) / medianOf(floor)
      console.log(
        `${name}: floor ${medianOf(floor).toFixed(0)}/s, ledger ${medianOf(rates).toFixed(0)}/s, share ${share.toFixed(2)} (goal ${goal})`,
      )
    }
    await fill(db)
    const began = performance.now()
    const { rows } = await listTransactions(
      db,
      7,
      { currency: 'FCELL' },
      { before: Number.MAX_SAFE_INTEGER, limit: 10, offset: 0, isFirst: true },
    )
    console.log(`a page of ${rows.length} transactions: ${(performance.now() - began).toFixed(1)} ms`)
    const { rows: counted } = await sql<{
      count: number
    }>`select count(*)::int as count from ledger_entries`.execute(db)
    const checks = {
      'the check of every minute, the first time': () => checkOn(db, ofAccounts, 600_000),
      'the same, behind the first': () => checkOn(db, ofAccounts, 600_000),
      'all invariants as a whole': () => listViolations(db, ledgerInvariants),
    }
    const violations: Violation[] = []
    for (const [name, check] of Object.entries(checks)) {
      const since = performance.now()
      violations.push(...(await check()))
      const took = ((performance.now() - since) / 1_000).toFixed(1)
      console.log(`${name}, over ${counted[0]?.count} entries: ${took} s, ${violations.length} violations`)
    }
    if (violations.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
})

/** Makes transfers, 200 at once, until there are `entries` entries. */
async function fill(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_entries`.execute(db)
  let missing = (entries - (rows[0]?.count ?? 0)) / 2
  const payers = async () => {
    while (missing-- > 0) {
      const to = anybody()
      await ours(db, (to % accounts) + 1, to)
    }
  }
  await Promise.all(Array.from({ length: 200 }, payers))
}
