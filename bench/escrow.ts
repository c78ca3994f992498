/**
 * The money of freelance work: `npm run bench:escrow`. How many milestones are funded and released a second, beside
 * transfers of the same run; then what the job does among a million agreements of which some are due.
 * `--agreements=1000000 --due=1000`.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { workMilestones } from '../server/src/features/freelance/milestones/milestones.jobs.ts'
import { hold, pay } from '../server/src/features/freelance/milestones/milestones.money.ts'
import {
  keepAgreement,
  lockRow,
} from '../server/src/features/freelance/milestones/milestones.writing.queries.ts'
import { allInvariants } from '../server/src/invariants.ts'
import { available, custody } from '../server/src/ledger/accounts.ts'
import { listViolations } from '../server/src/ledger/invariants.ts'
import { post } from '../server/src/ledger/post.ts'
import { transfer } from '../server/src/ledger/transfer.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { type Db, oneStatement } from '../server/src/platform/db/prepared.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { write, type WriteContext } from '../server/src/platform/write.ts'
import { strip } from './bulk.ts'
import { withDatabase } from './database.ts'
import { medianOf } from './report.ts'

const { values } = parseArgs({
  options: {
    agreements: { type: 'string', default: '1000000' },
    due: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
  },
})
const [agreements, due, rounds] = [values.agreements, values.due, values.rounds].map(Number) as [
  number,
  number,
  number,
]
const atOnce = 32
const nothing = () => undefined

/** Agreements of members in turn, each with a milestone that waits for its money. */
const addAgreements = (count: number, members: number) => sql<{ id: number; agreement: number }>`
  with added as (
    insert into agreements (client_id, freelancer_id, title, offered_at, accepted_at, state)
    select 2 + i % ${members / 2}::int, 2 + ${members / 2}::int + i % (${members / 2}::int - 2), 'Work', now(), now(), 'active'
    from generate_series(1, ${count}::int) i returning id)
  insert into job_milestones (agreement_id, place, description, price, state, by_client, created_at)
  select id, 1, 'The dome', 100, 'accepted', true, now() from added returning id, agreement_id as agreement`

/** Agreements of others with submitted work, released in a month: their money is not in the ledger. */
const addOthers = [
  `insert into agreements (client_id, freelancer_id, title, offered_at, accepted_at, state)
   select 2, 3, 'Other work', now(), now(), 'active' from generate_series(1, ${agreements})`,
  `insert into job_milestones (agreement_id, place, description, price, state, by_client, created_at, units, rate,
     funded_at, submitted_at, release_at, remind_at)
   select id, 1, 'The dome', 100, 'submitted', true, now(), 100, 1, now(), now(), now() + interval '30 days',
     now() + interval '20 days' from agreements where title = 'Other work'`,
]

/** Does all rows, some at once; returns how many a second. */
async function perSecond<Row>(rows: readonly Row[], one: (row: Row) => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const left = rows.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const row of left) await one(row)
    }),
  )
  return rows.length / ((performance.now() - began) / 1_000)
}

async function addTokens(db: Db, members: number): Promise<void> {
  for (let id = 1; id <= members; id++)
    await post(oneStatement(db), {
      kind: 'mint',
      scope: 0,
      key: `bench ${id}`,
      legs: [
        { account: custody('FCELL'), amount: -1_000_000_000_000n },
        { account: available(id, 'FCELL'), amount: 1_000_000_000_000n },
      ],
    })
}

await withDatabase(1_000, async ({ connection, seeded: { members } }) => {
  const ours = openDatabase(connection, {
    poolSize: atOnce,
    statements: { inc: nothing },
    longestMs: 600_000,
  })
  const { db } = ours
  const platform = {
    database: ours,
    bus: { hint: nothing, recheck: nothing },
    jobs: { wake: nothing },
    events: { durable: () => [], publish: nothing },
    sessions: { forget: nothing },
    log: { warn: nothing, error: console.error },
  } as unknown as Platform
  const act = (
    { id, agreement }: { id: number; agreement: number },
    does: (context: WriteContext, row: NonNullable<Awaited<ReturnType<typeof lockRow>>>) => Promise<void>,
  ) =>
    write(platform, async (context) => {
      await keepAgreement(context.tx, agreement)
      const milestone = await lockRow(context.tx, id)
      if (milestone) await does(context, milestone)
    })
  try {
    await addTokens(db, members)
    const figures = { transfers: [] as number[], funded: [] as number[], released: [] as number[] }
    let nth = 0
    for (let round = 0; round < rounds; round++) {
      const { rows } = await addAgreements(due, members).execute(db)
      const numbers = rows.map(() => ++nth)
      figures.transfers.push(
        await perSecond(numbers, (key) =>
          transfer(oneStatement(db), {
            kind: 'transfer',
            payer: 1 + (key % members),
            key: `bench ${key}`,
            from: available(1 + (key % members), 'FCELL'),
            to: available(1 + ((key + 1) % members), 'FCELL'),
            amount: 1n,
          }),
        ),
      )
      const by = (key: string) => ({ member: null, byClient: null, key, at: new Date() })
      figures.funded.push(
        await perSecond(rows, (row) =>
          act(row, (context, milestone) =>
            hold(context, milestone, { ...by(`fund ${row.id}`), units: 1_000n, rate: '1' }),
          ),
        ),
      )
      if (round < rounds - 1)
        figures.released.push(
          await perSecond(rows, (row) =>
            act(row, (context, milestone) =>
              pay(context, milestone, { ...by(`release ${row.id}`), units: 1_000n }),
            ),
          ),
        )
    }
    const transfers = medianOf(figures.transfers)
    for (const what of ['funded', 'released'] as const) {
      const rate = medianOf(figures[what])
      console.log(
        `${what}: ${rate.toFixed(0)}/s, ${(rate / transfers).toFixed(2)} of ${transfers.toFixed(0)} transfers/s`,
      )
    }

    const client = new pg.Client(connection)
    await client.connect()
    const restore = await strip(client, ['agreements', 'job_milestones'])
    for (const text of addOthers) await client.query(text)
    await restore()
    // What the last round funded is submitted, and due.
    await client.query(`
      update job_milestones set state = 'submitted', submitted_at = now() - interval '15 days',
        release_at = now() - interval '1 day' where state = 'funded'`)
    await client.query('vacuum analyze agreements, job_milestones')
    const reads = async () => {
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<{ read: string }>(
        `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'job_milestones'`,
      )
      return Number(rows[0]?.read ?? 0)
    }
    for (const what of [`${due} due`, 'none due']) {
      // Connections tell what they read once they are idle for a second.
      await new Promise((done) => setTimeout(done, 2_000))
      const before = await reads()
      const began = performance.now()
      await workMilestones(platform)
      const took = (performance.now() - began) / 1_000
      await new Promise((done) => setTimeout(done, 12_000))
      console.log(
        `the job among ${agreements.toLocaleString('en')} agreements, ${what}: ${took.toFixed(2)} s, ${(await reads()) - before} rows of milestones read`,
      )
    }
    await client.query(`delete from agreements where title = 'Other work'`)
    await client.end()
    const violations = await listViolations(db, allInvariants)
    console.log(`${violations.length} violations of ${allInvariants.length} invariants`)
    if (violations.length > 0) process.exitCode = 1
  } finally {
    await ours.close()
  }
})
