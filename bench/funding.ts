/**
 * Settles a project with many pledges while other transfers go on: `npm run bench:funding`. Prints how long
 * each step held its locks, and the rate of the other transfers. `--pledges=100000`.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { pledging } from '../server/src/features/funding/funding.transfers.ts'
import { settleProject } from '../server/src/features/funding/settling/settle.ts'
import { allInvariants } from '../server/src/invariants.ts'
import { available, custody } from '../server/src/ledger/accounts.ts'
import { listViolations } from '../server/src/ledger/invariants.ts'
import { post } from '../server/src/ledger/post.ts'
import { transfer } from '../server/src/ledger/transfer.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { type Db, oneStatement } from '../server/src/platform/db/prepared.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { withDatabase } from './database.ts'
import { randomFrom } from './random.ts'

const { values } = parseArgs({
  options: { pledges: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '10' } },
})
const [pledges, seconds] = [values.pledges, values.seconds].map(Number) as [number, number]
const lockGoalMs = 100
const rateGoal = 0.7
const payers = 64
const random = randomFrom(23)
const nothing = () => undefined

/** Adds a project that misses its target, with `pledges` pledges of a token each, spread over the members. */
async function addProject(db: Db, members: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into groups (name, is_project) values ('A crowd', true) returning id`.execute(db)
  const group = rows[0]?.id ?? 0
  await sql`insert into group_members (group_id, member_id, standing) values (${group}, 1, 'owner')`.execute(
    db,
  )
  await sql`
    insert into projects (group_id, target, days, ends_at)
    values (${group}, 1000000000, 30, now() + interval '1 day')`.execute(db)
  const { rows: added } = await sql<{ id: number; member_id: number; idem_key: string }>`
    select nextval('pledges_id_seq') as id, 2 + i % ${members - 1}::int as member_id, 'bench ' || i as idem_key
    from generate_series(1, ${pledges}::int) i`.execute(db)
  for (let from = 0; from < added.length; from += 2_000)
    await Promise.all(
      added.slice(from, from + 2_000).map(({ id, member_id, idem_key }) =>
        transfer(
          oneStatement(db),
          pledging({
            id,
            group,
            member: member_id,
            key: idem_key,
            units: 10n,
            tier: null,
            isUnnamed: false,
          }),
        ),
      ),
    )
  return group
}

let keys = 0
/** Makes transfers between members until `isOver`; returns their number a second. */
async function transfers(db: Db, members: number, isOver: () => boolean): Promise<number> {
  const began = performance.now()
  let done = 0
  const one = async () => {
    while (!isOver()) {
      const from = 2 + Math.floor(random() * (members - 2))
      await transfer(oneStatement(db), {
        kind: 'transfer',
        payer: from,
        key: `meanwhile ${++keys}`,
        from: available(from, 'FCELL'),
        to: available(from + 1, 'FCELL'),
        amount: 1n,
      })
      done++
    }
  }
  await Promise.all(Array.from({ length: payers }, one))
  return done / ((performance.now() - began) / 1_000)
}

await withDatabase(100, async ({ connection, seeded }) => {
  const open = () =>
    openDatabase(connection, { poolSize: 10, statements: { inc: nothing }, longestMs: 600_000 })
  const [ours, others] = [open(), open()]
  const { db } = ours
  const platform = {
    database: ours,
    bus: { hint: nothing, recheck: nothing },
    jobs: { wake: nothing },
    events: { durable: () => [], publish: nothing },
    sessions: { forget: nothing },
    log: { warn: nothing, error: console.error },
  } as unknown as Platform
  try {
    for (let id = 1; id <= seeded.members; id++)
      await post(oneStatement(db), {
        kind: 'mint',
        scope: 0,
        key: `bench ${id}`,
        legs: [
          { account: custody('FCELL'), amount: -1_000_000_000n },
          { account: available(id, 'FCELL'), amount: 1_000_000_000n },
        ],
      })
    const began = performance.now()
    const group = await addProject(db, seeded.members)
    const took = (performance.now() - began) / 1_000
    console.log(`${pledges} pledges to one project: ${(pledges / took).toFixed(0)}/s`)
    await sql`update projects set ends_at = now() where group_id = ${group}`.execute(db)
    await sql`vacuum analyze`.execute(db)

    const end = performance.now() + seconds * 1_000
    const alone = await transfers(others.db, seeded.members, () => performance.now() > end)
    let isSettled = false
    const steps: number[] = []
    const since = performance.now()
    const [meanwhile] = await Promise.all([
      transfers(others.db, seeded.members, () => isSettled),
      settleProject(platform, group, (ms) => steps.push(ms)).then(() => (isSettled = true)),
    ])
    const settled = (performance.now() - since) / 1_000
    const longest = Math.max(...steps)
    const sorted = steps.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? longest
    console.log(
      `settled in ${settled.toFixed(1)} s, ${steps.length} steps: p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (goal ${lockGoalMs} ms)`,
    )
    console.log(
      `transfers: ${alone.toFixed(0)}/s alone, ${meanwhile.toFixed(0)}/s meanwhile, share ${(meanwhile / alone).toFixed(2)} (goal ${rateGoal})`,
    )
    const violations = await listViolations(db, allInvariants)
    console.log(`${violations.length} violations of ${allInvariants.length} invariants`)
    if (violations.length > 0) process.exitCode = 1
  } finally {
    await Promise.all([ours.close(), others.close()])
  }
})
