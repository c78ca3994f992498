/**
 * Sends valid, nearly valid and absurd requests: the server answers every one in its envelope and goes on
 * working. A run prints its seed; COMMONS_TEST_SEED repeats it.
 */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { allCalls } from '@commons/contract/all.ts'
import type { Call } from '@commons/contract/call.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { judge } from './fuzz/judge.ts'
import { ending, members, type Plan, plans, rightPlan, secretive } from './fuzz/plans.ts'
import { openScene, type Scene } from './fuzz/scene.ts'
import type { Known } from './fuzz/values.ts'
import { isLong } from './long.ts'
import { agree } from './scenes/people-scene.ts'
import { sendRaw } from './fakes/raw-request.ts'

const count = Number(process.env['COMMONS_TEST_REQUESTS'] ?? (isLong ? 100_000 : 250))
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use after garbage collection. */
function memory(): number {
  collect()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test(
  `the server answers ${count} requests of every kind`,
  { timeout: isLong ? 3_000_000 : 900_000 },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/fuzz.test.ts`)
    const scene = await openScene()
    const before = await answered(scene)
    const marks: number[] = []
    let sent = 0
    const send = async (plan: Plan): Promise<boolean> => {
      const { done, isCounted } = await sendTo(scene, plan)
      if (isCounted) sent++
      return done
    }

    // A fuzzer whose calls are always refused proves nothing. Last: others know the rates and prices of before.
    const isLast = ({ call }: (typeof allCalls)[number]) => Number(call.name === 'update_money_term')
    const refused: Call[] = []
    for (const { call } of allCalls.toSorted((a, b) => isLast(a) - isLast(b)))
      if (!(await succeeds(call, scene.known, send))) refused.push(call)
    // Calls before it may have used up what a call needs.
    for (const call of refused) {
      const fresh = await openScene()
      const isDone = await succeeds(call, fresh.known, async (plan) => (await sendTo(fresh, plan)).done)
      assert(isDone, `${call.name} never succeeded`)
    }

    let runs = 0
    const anything = async (plan: Plan): Promise<void> => {
      if (runs++ % Math.ceil(count / 5) === 0) marks.push(memory())
      await send(plan)
    }
    await fc.assert(fc.asyncProperty(plans(scene.known), anything), { seed, numRuns: count })

    // Some at once, without calls that end the member's session, since the other requests need it.
    const together = fc.sample(plans(scene.known), { seed, numRuns: count / 5 })
    const patient = together.filter((plan) => plan.what === 'raw' || !ending.has(plan.call))
    for (let start = 0; start < patient.length; start += 16) {
      await Promise.all(patient.slice(start, start + 16).map(send))
    }

    await staysSound(scene, { before, sent })
    doesNotGrow(t, marks)
  },
)

/** Sends a request and judges its answer; afterwards all members have a session and may act, as before. */
async function sendTo(scene: Scene, plan: Plan): Promise<{ done: boolean; isCounted: boolean }> {
  const answer = await sendRaw(scene.here.url, scene.toRequest(plan))
  const done = judge(plan, answer, scene)
  if (done && plan.what === 'call') {
    const { call, actor } = plan
    const who = members.find((name) => name === actor)
    if (call === 'update_setting') await scene.resetNetwork()
    if (call === 'add_legal_version') await scene.forgetLegal()
    if (ending.has(call) && who) await scene.renew(who)
    if (call === 'delete_member') for (const name of members) await scene.renew(name)
    // Others' calls would be refused from then on.
    if (/^(decide_|restrict_processing)/.test(call)) await scene.unsuspend()
  }
  // An address that is too long is refused before the request is counted; that answer has no date.
  return { done, isCounted: answer.headers.date !== undefined }
}

/** Sends valid requests until one succeeds. Some calls need many tries to draw the right member and the right id. */
async function succeeds(call: Call, known: Known, send: (plan: Plan) => Promise<boolean>): Promise<boolean> {
  const isSecretive = secretive.has(call.name)
  const [numRuns, times] = isSecretive ? [10, 1] : [20, 200]
  for (let time = 0; time < times; time++)
    for (const plan of fc.sample(rightPlan(call, known), { seed: seed + time, numRuns }))
      if (await send(plan)) return true
  return isSecretive
}

/** Returns the number of requests that the server counted as answered. */
async function answered({ here }: Scene): Promise<number> {
  const { values } = await here.platform.metrics.answerSeconds.get()
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0)
}

async function staysSound(scene: Scene, { before, sent }: { before: number; sent: number }): Promise<void> {
  const { platform, url } = scene.here
  assert.equal(await answered(scene), before + sent)
  const ready = await fetch(`${url}/readyz`)
  assert.equal(((await ready.json()) as { ready: unknown }).ready, true)

  const { rows } = await sql<{ id: number }>`
    select c.id from objects c
    left join (
      select object_id, count(*) filter (where kind = 'like') as likes, count(*) filter (where kind = 'dislike') as dislikes
      from reactions group by object_id) r on r.object_id = c.id
    where c.likes <> coalesce(r.likes, 0) or c.dislikes <> coalesce(r.dislikes, 0)`.execute(
    platform.database.db,
  )
  assert.deepEqual(rows, [], 'counts that are not what they count')
  await agree(scene.here)

  const { pool } = platform.database
  const inUse = () => [pool.waitingCount, pool.totalCount - pool.idleCount]
  // Work whose caller has gone may still be finishing.
  for (let tries = 0; tries < 100 && inUse().some((count) => count > 0); tries++) await sleep(100)
  assert.deepEqual(inUse(), [0, 0], 'connections that were not given back')
  assert.deepEqual(await readdir(platform.incoming.root), [], 'uploads that were left behind')

  await scene.here.processMedia()
  const { rows: unsettled } = await pool.query("select from media where state = 'processing'")
  assert.equal(unsettled.length, 0, 'files that are neither ready nor failed')
}

const megabyte = 1024 * 1024

/**
 * The first fifth fills caches: sessions, compiled code, prepared statements. After that each request may
 * leave a kilobyte behind, since the tests record each event.
 */
function doesNotGrow(t: TestContext, marks: readonly number[]): void {
  const shown = marks.map((bytes) => `${Math.round(bytes / megabyte)} MB`).join(', ')
  t.diagnostic(`memory: ${shown}`)
  const [, settled = 0, ...later] = marks
  assert(Math.min(...later) < settled + 24 * megabyte + 1024 * count, shown)
}
