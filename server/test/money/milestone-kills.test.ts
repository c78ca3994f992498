/**
 * Kills processes that do what is due of milestones and disputes at any moment, two at a time: everything is released,
 * returned or divided exactly once. A run prints its seed; COMMONS_TEST_SEED repeats it.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { allInvariants } from '../../src/invariants.ts'
import { listViolations } from '../../src/ledger/invariants.ts'
import { isLong } from '../long.ts'
import { disputed, escalated } from '../scenes/disputes-scene.ts'
import { funded, makeTwo, submitted, type Two } from '../scenes/milestones-scene.ts'
import { balanceOf, openMoney } from '../scenes/wallet-scene.ts'
import { type World, world } from '../world.ts'

const [each, fires] = isLong ? [20, 20] : [6, 4]
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const child = fileURLToPath(new URL('milestones-child.ts', import.meta.url))

let here: World
let two: Two
let state = seed
const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return state / 0x7fffffff
}

before(async () => {
  here = await world()
  await openMoney(here)
  two = await makeTwo(here, '100000')
})

async function begin(): Promise<ChildProcess> {
  const { connection } = here.platform.database
  const argument = JSON.stringify({ connection, shiftMs: 31 * 86_400_000 })
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, argument], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(started.stdout ?? assert.fail(), 'data'), once(started, 'exit')])
  return started
}

async function ended(started: ChildProcess): Promise<number | null> {
  if (started.exitCode === null && started.signalCode === null) await once(started, 'exit')
  return started.exitCode
}

test('what is due of milestones and disputes is done once, whatever kills who does it', async (t) => {
  t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
  const { db } = here.platform.database
  for (let nth = 0; nth < each; nth++) {
    await submitted(here, two)
    await disputed(here, two)
    await escalated(here, two)
    const { id } = await funded(here, two)
    await here.as(two.client).call('request_refund', { milestone_id: id, amount: '40', message: 'Less' })
  }
  let kills = 0
  for (let fire = 0; fire < fires; fire++) {
    const both = await Promise.all([begin(), begin()])
    await Promise.all(
      both.map(async (started) => {
        await sleep(random() * 120)
        if (started.kill('SIGKILL')) kills++
        await ended(started)
      }),
    )
    assert.deepEqual(await listViolations(db, allInvariants), [], 'what holds, holds in the middle, too')
  }
  assert.equal(await ended(await begin()), 0)
  assert.deepEqual(await listViolations(db, allInvariants), [])
  const { rows } = await sql<{ kind: string; entries: number; milestones: number; tokens: string }>`
    select je.kind, count(*)::int as entries, count(distinct je.milestone_id)::int as milestones,
      trim_scale(sum(je.units) / 10::numeric ^ 18)::text as tokens
    from job_milestone_events je where je.kind in ('released', 'refunded', 'dispute_released', 'dispute_refunded')
    group by je.kind order by je.kind`.execute(db)
  const once_ = (count: number, tokens: number) => ({
    entries: count,
    milestones: count,
    tokens: String(count * tokens),
  })
  const disputes = rows.filter(({ kind }) => kind.startsWith('dispute'))
  assert.deepEqual(disputes, [
    { kind: 'dispute_refunded', ...once_(each, 50) },
    // The client said nothing in those that nobody handed over.
    { kind: 'dispute_released', ...once_(2 * each, 75) },
  ])
  assert.deepEqual(
    rows.filter(({ kind }) => !kind.startsWith('dispute')),
    [
      { kind: 'refunded', ...once_(each, 40) },
      { kind: 'released', ...once_(each, 100) },
    ],
  )
  const left = 60 * each
  const paidOut = (100 + 100 + 50) * each
  assert.equal((await balanceOf(here, two.freelancer)).FCELL, String(paidOut * 0.9))
  assert.equal((await balanceOf(here, two.client)).FCELL, String(100_000 - paidOut - left))
  assert.ok(kills > 0)
  t.diagnostic(`${kills} kills`)
})
