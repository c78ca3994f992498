/**
 * Budgets of calls: shared by all processes, without a statement per call, and enforced without a database
 * too.
 */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LimitClass } from '@commons/contract/call.ts'
import { Refusal } from '../src/platform/call/refusal.ts'
import { shiftClock } from '../src/platform/clock.ts'
import { makeWorld, type World } from './world.ts'

const network = '203.0.113.0/24'
const stranger = { known: false, paid: false }

const minuteMs = 60_000
// Read once: read again, it would jump when the machine's clock begins a new minute.
let begin = Math.floor(Date.now() / minuteMs) * minuteMs

/** Sets the clock to a second within a minute, counted from the test's first. */
function goTo(second: number, minutes = 0): void {
  shiftClock(begin + minutes * minuteMs + second * 1000 - Date.now())
}
beforeEach(() => {
  // Hours after the previous test, so that none of its calls count.
  begin += 1_000 * minuteMs
  goTo(0)
})
afterEach(() => shiftClock(0))

let processes: Promise<[World, World]> | undefined

function twoProcesses(): Promise<[World, World]> {
  return (processes ??= makeProcesses())
}

async function makeProcesses(): Promise<[World, World]> {
  const one = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  return [one, await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' }, database: one.database })]
}

async function refusalOf(call: Promise<void>): Promise<Refusal | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    assert(error instanceof Refusal, String(error))
    return error
  }
}

/** Makes this many calls at once and returns how many are let through. */
async function letThrough(
  { platform: { limits } }: World,
  calls: number,
  kind: LimitClass | 'without captcha' = 'identity',
  caller = network,
): Promise<number> {
  const count = () =>
    refusalOf(kind === 'without captcha' ? limits.countWithoutCaptcha(caller) : limits.count(kind, caller))
  const refusals = await Promise.all(Array.from({ length: calls }, count))
  return refusals.filter((refusal) => refusal === undefined).length
}

const statementsOf = async ({ platform }: World) =>
  (await platform.metrics.statements.get()).values[0]?.value ?? 0

test('what one process lets through is missing in the other', async () => {
  const [one, other] = await twoProcesses()
  assert.equal(await letThrough(one, 20), 20)
  assert.equal(await letThrough(one, 5, 'without captcha'), 5)
  assert.equal(await letThrough(other, 3), 3)
  assert.equal(await letThrough(other, 1, 'without captcha'), 1)
  await one.platform.limits.share()
  await other.platform.limits.share()
  assert.equal(await letThrough(other, 20), 7)
  assert.equal(await letThrough(other, 20, 'without captcha'), 4)
  await other.platform.limits.share()
  // One call is enough for the next share to learn of the rest; until then this process knows of its own 20
  // and the other's first 3.
  assert.equal(await letThrough(one, 1), 1)
  await one.platform.limits.share()
  assert.equal(await letThrough(one, 20), 0)
  const refusal = await refusalOf(one.platform.limits.count('identity', network))
  assert.equal(refusal?.refusal, 'rate_limited')
  assert.equal(await letThrough(one, 20, 'identity', 'member 12'), 20, 'others’ budgets are their own')
})

test('a process that hears nothing lets through no more than the budget', async () => {
  const [one] = await twoProcesses()
  assert.equal(await letThrough(one, 1_000, 'read', 'member 7'), 600)
})

test('the last minute counts for as much of it as the window still covers', async () => {
  const [one, other] = await twoProcesses()
  assert.equal(await letThrough(one, 40), 30)
  await one.platform.limits.share()
  goTo(0, 1)
  const refusal = await refusalOf(one.platform.limits.count('identity', network))
  const wait = refusal?.details.retryAfter ?? 0
  assert(wait >= 1 && wait <= 3, `${wait} s: one call is free after a thirtieth of the minute`)
  goTo(30, 1)
  assert.equal(await letThrough(one, 40), 15)
  // The other process doesn't know of the last minute at all until it shares its count of this one.
  assert.equal(await letThrough(other, 3), 3)
  await one.platform.limits.share()
  await other.platform.limits.share()
  assert.equal(await letThrough(other, 40), 0)
  goTo(0, 3)
  assert.equal(await letThrough(one, 40), 30)
})

test('whoever waits as long as they are told to is let through', async () => {
  const [one] = await twoProcesses()
  const waitFrom = async (second: number, minutes: number) => {
    const { details } = (await refusalOf(one.platform.limits.count('identity', network))) ?? assert.fail()
    goTo(second + (details.retryAfter ?? 0), minutes)
    assert.equal(await letThrough(one, 1), 1, `after ${details.retryAfter} s`)
    const most = await letThrough(one, 5)
    assert(most <= 1, `and not all of them at once, but ${most} more`)
  }
  for (const second of [0, 10, 55]) {
    const minutes = 10 + second
    goTo(second, minutes)
    await letThrough(one, 40)
    await waitFrom(second, minutes)
    // The next minute has its own budget, but the last one still counts in part.
    goTo(50, minutes + 1)
    await letThrough(one, 40)
    goTo(15, minutes + 2)
    await letThrough(one, 40)
    await waitFrom(15, minutes + 2)
  }
})

test('callers who ask little cost no statement', async () => {
  const [one] = await twoProcesses()
  await one.platform.limits.share()
  const before = await statementsOf(one)
  for (let member = 0; member < 200; member++)
    assert.equal(await letThrough(one, 59, 'read', `member ${member}`), 59)
  await one.platform.limits.share()
  assert.equal(await statementsOf(one), before)
  for (let member = 0; member < 200; member++) await letThrough(one, 1, 'read', `member ${member}`)
  await one.platform.limits.share()
  assert.equal(await statementsOf(one), before + 1, 'and 200 who ask more cost one together')
})

test('processes that tell at once of the same callers miss none and wait for none', async () => {
  const [one, other] = await twoProcesses()
  const callers = Array.from({ length: 300 }, (_, i) => `member ${i}`)
  for (let round = 0; round < 10; round++) {
    await Promise.all(callers.map((caller) => letThrough(one, 10, 'poll', caller)))
    await Promise.all(callers.toReversed().map((caller) => letThrough(other, 10, 'poll', caller)))
    await Promise.all([one.platform.limits.share(), other.platform.limits.share()])
  }
  const { rows } = await one.platform.database.pool.query(
    `select distinct used from call_budgets where key like 'poll %'`,
  )
  assert.deepEqual(rows, [{ used: 200 }])
})

test('without its table each process counts alone, and tells when it is back', async () => {
  const [one, other] = await twoProcesses()
  const { pool } = one.platform.database
  await pool.query('alter table call_budgets rename to elsewhere')
  assert.equal(await letThrough(one, 20), 20)
  await one.platform.limits.share()
  assert.equal(await letThrough(one, 20), 10)
  await one.platform.limits.share()
  assert.equal(await letThrough(other, 5), 5)
  await other.platform.limits.share()
  await pool.query('alter table elsewhere rename to call_budgets')
  await one.platform.limits.share()
  await other.platform.limits.share()
  assert.equal(await letThrough(other, 1), 0)
  // As after a crash of the database, which leaves this table empty.
  await pool.query('truncate call_budgets')
  await one.platform.limits.share()
  assert.equal(await letThrough(one, 1), 0)
})

test('one process hears of another’s guesses within a second or so, by itself', async () => {
  const [one, other] = await twoProcesses()
  assert.equal(other.platform.limits.captchaDifficulty(), 1)
  for (let i = 0; i < 60; i++)
    await one.platform.limits.takeGuess('password', `${i}@example.org`, `198.51.${i}.0/24`, stranger)
  while (other.platform.limits.captchaDifficulty() === 1) await sleep(20)
  assert.equal(other.platform.limits.captchaDifficulty(), 2)
})

test('logins that are right make captchas no harder', async () => {
  const [one] = await twoProcesses()
  const { limits } = one.platform
  for (let i = 0; i < 100; i++) {
    await limits.takeGuess('password', `${i}@example.org`, `198.51.${i}.0/24`, stranger)
    await limits.returnGuess('password', `${i}@example.org`, `198.51.${i}.0/24`, stranger)
  }
  assert.equal(limits.captchaDifficulty(), 1)
})

test('visitors’ calls make captchas harder, members’ and refused ones do not', async () => {
  const [one] = await twoProcesses()
  const { limits } = one.platform
  for (let i = 0; i < 20; i++) assert.equal(await letThrough(one, 30, 'identity', `member ${i}`), 30)
  await letThrough(one, 1_000)
  assert.equal(limits.captchaDifficulty(), 1)
  for (let i = 0; i < 10; i++) await letThrough(one, 30, 'identity', `198.51.${i}.0/24`)
  assert.equal(limits.captchaDifficulty(), 2)
  for (let i = 10; i < 20; i++) await letThrough(one, 30, 'identity', `198.51.${i}.0/24`)
  assert.equal(limits.captchaDifficulty(), 4)
})

test('each answer says how many calls are left, and when all are again', async () => {
  const [one] = await twoProcesses()
  const ada = await one.person('Ada')
  goTo(20)
  const said = async () => {
    const { headers } = await fetch(`${one.url}/api/users/timeline`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: ada.id, api_key: ada.apiKey }),
    })
    return ['limit', 'remaining', 'reset', 'retry'].map((name) =>
      headers.get(name === 'retry' ? 'retry-after' : `x-ratelimit-${name}`),
    )
  }
  const [limit, left] = await said()
  goTo(20)
  assert.deepEqual(await said(), [limit, String(Number(left) - 1), '100', null])
  await one.platform.limits.count('read', `member ${ada.id}`, Number(left) - 1)
  const [, none, , wait] = await said()
  assert.equal(none, '0')
  assert.match(wait ?? '', /^\d+$/)
  goTo(0, 2)
  assert.deepEqual(await said(), [limit, String(Number(limit) - 1), '120', null])
})
