/**
 * Members leave during every kind of write, their own and others' about them: each write is done or refused,
 * none fails, and every count is right afterwards. COMMONS_TEST_SEED repeats a run.
 */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { allCalls } from '@commons/contract/all.ts'
import type { Call } from '@commons/contract/call.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { endSessions } from '../../src/features/accounts/accounts.queries.ts'
import { eraseMember } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { lockLeaving, setAway } from '../../src/features/accounts/leaving/leaving.queries.ts'
import { allowTime } from '../../src/platform/db/allowed-time.ts'
import type { Tx } from '../../src/platform/db/prepared.ts'
import { assertCounted } from '../feed-counters/counted.ts'
import { type CallPlan, type MemberName, type Plan, rightPlan, slow } from '../fuzz/plans.ts'
import { openScene, type Scene } from '../fuzz/scene.ts'
import { isLong } from '../long.ts'
import { agree } from '../scenes/people-scene.ts'
import { requireEnvelope, sendRaw } from '../fakes/raw-request.ts'
import { makeWorld } from '../world.ts'

const rounds = Number(process.env['COMMONS_TEST_ROUNDS'] ?? (isLong ? 40 : 1))
const firstSeed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)

// Requests that each process gets at once. Its pool has room for all of them to wait for a leaving member.
const atOnce = 30
const env = { DATABASE_POOL_SIZE: String(atOnce + 10) }

const writes = allCalls.map(({ call }): Call => call).filter(({ effect }) => effect === 'write')

type Send = (plan: Plan) => Promise<void>

interface Stage {
  readonly scene: Scene
  readonly send: Send
}

async function openStage(): Promise<Stage> {
  const scene = await openScene(env)
  // Same folder: files received by one process are made ready or removed by the other.
  const { DATA_DIR } = scene.here.platform.config
  const other = await makeWorld({
    env: { ...env, RATE_LIMIT_FACTOR: '999999', DATA_DIR },
    database: scene.here.database,
  })
  const urls = [scene.here.url, other.url]
  let sent = 0
  const send: Send = async (plan) => {
    const answer = await sendRaw(urls[sent++ % urls.length] ?? '', scene.toRequest(plan))
    const { error } = requireEnvelope(answer)
    // A request that deadlocks twice is refused as overloaded.
    assert(answer.status < 500 || error === 'overloaded', `${JSON.stringify(plan)}: ${error}`)
  }
  return { scene, send }
}

/** Writes that may end the caller's session: the caller makes no calls after these. */
const lastWrites = new Set([
  'change_password',
  'deactivate_account',
  'delete_account',
  'logout',
  'session_delete',
  'session_delete_all',
])

/**
 * Returns valid calls of each write, by each leaver and by another member, in random order. Calls that end a
 * session are made only by the leaver, and last.
 */
function plansOf(scene: Scene, leavers: readonly MemberName[], seed: number): Plan[][] {
  const samples = writes.map((call, at) => {
    const numRuns = 2 * leavers.length
    return fc.sample(rightPlan(call, scene.known), { seed: seed + at, numRuns }) as CallPlan[]
  })
  return leavers.map((leaver, place) => {
    const plans = samples.flatMap((ofCall): CallPlan[] =>
      ofCall
        .slice(2 * place, 2 * place + 2)
        .map((plan, at) => (at === 0 ? { ...plan, actor: leaver } : plan))
        // The leaver's call is enough where passwords are hashed.
        .filter(({ call }, at) => at === 0 || !(slow.has(call) || lastWrites.has(call))),
    )
    const all = { minLength: plans.length, maxLength: plans.length }
    const shuffled = fc.sample(fc.shuffledSubarray(plans, all), { seed: seed + place, numRuns: 1 })[0] ?? []
    const isLast = ({ call }: CallPlan) => lastWrites.has(call)
    // A short run meets another part of them each time.
    const some = isLong ? shuffled : shuffled.slice(0, Math.ceil(shuffled.length / 2))
    return [...some.filter((plan) => !isLast(plan)), ...some.filter(isLast)]
  })
}

type Leave = (tx: Tx, id: number) => Promise<unknown>

/** As the product does: nobody is away and has a session. */
const goAway = async (tx: Tx, id: number, days: number | null) => {
  await lockLeaving(tx, id)
  await setAway(tx, id, days)
  await endSessions(tx, id, 'logged_out')
}
const hide: Leave = (tx, id) => goAway(tx, id, null)
const remove: Leave = (tx, id) => tx.deleteFrom('members').where('id', '=', id).execute()

// Shorter than the lock timeout, after which a write is rightly refused.
const heldMs = 1_200

/**
 * Holds a member's leaving open just before its commit, with all its locks, while the writes are made.
 * Returns how many of them waited for it.
 */
async function leaveSlowly(
  { scene, send }: Stage,
  plans: readonly Plan[],
  leave: Leave,
  id: number,
): Promise<number> {
  const open = new Set<Promise<void>>()
  const asked: Array<Promise<void>> = []
  const { database, leaving } = scene.here.platform
  if (leave === remove) for (const { erase } of leaving) await erase?.(database.db, id, scene.here.platform)
  const waiting = await database.db.transaction().execute(async (tx) => {
    await leave(tx, id)
    const since = performance.now()
    for (const plan of plans) {
      while (open.size >= 2 * atOnce && performance.now() - since < heldMs) await sleep(2)
      if (performance.now() - since > heldMs) break
      const answered = send(plan)
      open.add(answered)
      asked.push(answered.finally(() => open.delete(answered)))
      // Failures are reported below, by `Promise.all`.
      asked.at(-1)?.catch(() => undefined)
    }
    while (open.size > 0 && performance.now() - since < heldMs) await sleep(2)
    return open.size
  })
  await Promise.all(asked)
  return waiting
}

/** Has the member leave and deletes them as the job does, both during the writes. */
async function leaveAtOnce({ scene, send }: Stage, plans: readonly Plan[], id: number): Promise<void> {
  const { platform } = scene.here
  const leave = async () => {
    await sleep(100)
    await platform.database.db.transaction().execute(async (tx) => {
      // Where a member who leaves would be asked to try again, this waits.
      await allowTime(tx, 60_000)
      await sql`set local lock_timeout = '1min'`.execute(tx)
      await goAway(tx, id, 0)
    })
    await sleep(100)
    await eraseMember(platform, id)
  }
  const coming = plans.values()
  const ask = async () => {
    for (const plan of coming) await send(plan)
  }
  await Promise.all([...Array.from({ length: atOnce }, ask), leave()])
}

async function staysSound({ scene: { here } }: Stage): Promise<void> {
  await agree(here)
  await assertCounted(here)
  await here.processMedia()
  const { rows } = await here.platform.database.pool.query("select id from media where state = 'processing'")
  assert.deepEqual(rows, [], 'files that are neither ready nor failed')
}

async function play(t: TestContext, seed: number): Promise<void> {
  t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/leaving/leaving-races.test.ts`)
  const stage = await openStage()
  const { scene } = stage
  const leavers = ['ada', 'bob', 'cyd', ...(isLong ? ['eve' as const] : [])] as const
  const [amidAda, amidBob, ...amidOthers] = plansOf(scene, leavers, seed)
  assert(amidAda && amidBob)
  const waited = [await leaveSlowly(stage, amidAda, hide, scene.idOf('ada'))]
  await staysSound(stage)
  waited.push(await leaveSlowly(stage, amidBob, remove, scene.idOf('bob')))
  await staysSound(stage)
  for (const [at, plans] of amidOthers.entries())
    await leaveAtOnce(stage, plans, scene.idOf(leavers[at + 2] ?? 'eve'))
  await staysSound(stage)
  t.diagnostic(`writes that waited for a member who left: ${waited.join(' and ')}`)
  assert(Math.min(...waited) >= 10, 'hardly a write met a member who was leaving')
}

for (let round = 0; round < rounds; round++)
  test(`members leave amid writes of ${writes.length} kinds (${round + 1})`, { timeout: 600_000 }, (t) =>
    play(t, firstSeed + round * 10_000),
  )
