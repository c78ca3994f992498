/** Two processes restarted one after the other behind a balancer: nobody notices more than a socket that reconnects. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@commons/client/public.ts'
import pg from 'pg'
import { acceptedDatabase } from './accepted-database.ts'
import { type Balancer, balancerOf } from './balancer.ts'
import { commonsProcess, type CommonsProcess } from './commons-process.ts'
import type { TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'
import { isLong } from './long.ts'
import { until } from './until.ts'
import { voice } from './world.ts'

const drainSeconds = 1
/** Each is restarted so often. */
const rounds = isLong ? 5 : 1
const writers = isLong ? 6 : 3
/** Eight sockets of a member are the most in a process. */
const listeners = 8
const pauseMs = isLong ? 0 : 20
/** The first wait to reconnect is at most a second; a busy machine takes as long again for the rest. */
const backWithinMs = 3_000

let database: TestDatabase
let processes: readonly CommonsProcess[]
let balancer: Balancer
let member: { readonly id: number; readonly api_key: string }

before(
  async () => {
    database = await acceptedDatabase()
    const folder = await mkdtemp(path.join(tmpdir(), 'commons-rolling-'))
    const env = {
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
      COMMONS_ROLE: 'web',
      DRAIN_SECONDS: String(drainSeconds),
    }
    processes = await Promise.all([commonsProcess(env), commonsProcess(env)])
    atEndOfFile(async () => {
      await Promise.all(processes.map((each) => each.remove()))
      await balancer?.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    })
    await Promise.all(processes.map((each) => each.start()))
    balancer = await balancerOf(processes.map(({ url }) => url))
    const account = { email: 'ada@example.org', password: 'the quick brown marmot' }
    const more = { full_name: 'Ada', confirm_password: account.password }
    await voice(balancer.url, undefined).call('register', { ...account, ...more })
    const { user_data } = await voice(balancer.url, undefined).call('login', account)
    member = user_data
  },
  { timeout: 90_000 },
)

const clientOf = (): Client =>
  createClient({ url: balancer.url, userId: member.id, apiKey: member.api_key, attempts: 3 })

async function inDatabase<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Writes and reads until it is told to stop; returns what was acknowledged. */
async function keepWriting(signal: AbortSignal, failures: unknown[]): Promise<string[]> {
  const client = clientOf()
  const done: string[] = []
  while (!signal.aborted) {
    const message = randomUUID()
    try {
      await client.calls.add_post({ message })
      done.push(message)
      const { recdata } = await client.calls.timeline({})
      assert.ok(recdata.length > 0)
      await sleep(pauseMs)
    } catch (error) {
      failures.push(error)
    }
  }
  return done
}

interface Held {
  /** How long it was away, each time. */
  readonly away: number[]
  readonly codes: number[]
  isOpen: boolean
}

/** Holds a socket as a page does, and counts how long it is away. */
function hold(signal: AbortSignal): Held {
  const held: Held = { away: [], codes: [], isOpen: false }
  let since: number | undefined
  class Watched extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('"subscribed"') || held.isOpen) return
        held.isOpen = true
        if (since !== undefined) held.away.push(Date.now() - since)
        since = undefined
      })
      this.addEventListener('close', ({ code }) => {
        if (held.isOpen) held.codes.push(code)
        held.isOpen = false
        since ??= Date.now()
      })
    }
  }
  void (async () => {
    for await (const event of clientOf().live({ topics: ['feed'], signal, WebSocket: Watched })) void event
  })()
  return held
}

test(
  'restarted under load, each call is answered, each write is there once, and sockets are back',
  {
    timeout: 240_000,
  },
  async (context) => {
    const stop = new AbortController()
    const failures: unknown[] = []
    const sockets = Array.from({ length: listeners }, () => hold(stop.signal))
    await until(async () => sockets.every(({ isOpen }) => isOpen))
    const written = Array.from({ length: writers }, () => keepWriting(stop.signal, failures))
    await sleep(300)
    for (let round = 0; round < rounds; round++) {
      for (const each of processes) {
        const told = performance.now()
        assert.equal(await each.stop(), 0, each.said())
        assert.ok(performance.now() - told >= drainSeconds * 1000)
        assert.ok(performance.now() - told < 10_000)
        await until(async () => sockets.every(({ isOpen }) => isOpen))
        // All that is needed has been seen when the last one is over.
        if (isLong || each !== processes.at(-1)) await each.start()
      }
    }
    await sleep(300)
    const { answered, repeated, lost } = balancer.counted
    const away = sockets.flatMap((each) => each.away)
    const codes = new Set(sockets.flatMap((each) => each.codes))
    stop.abort()
    const acknowledged = (await Promise.all(written)).flat()

    assert.deepEqual(failures, [])
    assert.equal(lost, 0)
    assert.ok(answered > 100, `${answered} answers`)
    // A single one is more than that of the few hundred of a short run.
    assert.ok(
      repeated <= Math.max(isLong ? 0 : 2, answered / 1000),
      `${repeated} of ${answered} had to be repeated`,
    )
    const rows = await inDatabase<{ message: string; times: number }>(
      'select message, count(*)::int as times from posts group by message',
      [],
    )
    const times = new Map(rows.map((row) => [row.message, row.times]))
    assert.deepEqual(
      acknowledged.filter((message) => times.get(message) !== 1),
      [],
    )
    assert.deepEqual(
      [...times].filter(([, count]) => count > 1),
      [],
    )
    assert.ok(away.length >= sockets.length, `${away.length} reconnects`)
    assert.deepEqual([...codes], [1012])
    assert.ok(Math.max(...away) < backWithinMs, `away for ${Math.max(...away)} ms`)
    const longest = Math.max(...away)
    context.diagnostic(JSON.stringify({ answered, repeated, writes: acknowledged.length, longest }))
  },
)

test('a process that drains says so, and answers', async () => {
  const [here] = processes
  assert.ok(here)
  const ready = await fetch(`${here.url}/readyz`)
  assert.deepEqual([ready.status, await ready.json()], [200, { ready: true, roles: ['web'] }])
  const metrics = await (await fetch(`${here.url}/metrics`)).text()
  assert.match(metrics, /^commons_role\{role="web"\} 1$/m)
  assert.match(metrics, /^commons_role\{role="jobs"\} 0$/m)
  assert.match(metrics, /^commons_info\{version="\d+\.\d+\.\d+"\} 1$/m)

  // Peers whose network is gone: one has a socket, the other has only connected.
  const { hostname, port } = new URL(here.url)
  const [dead, silent] = [connect(Number(port), hostname), connect(Number(port), hostname)]
  for (const each of [dead, silent]) each.on('error', () => undefined)
  dead.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  assert.match(String((await once(dead, 'data'))[0]), /^HTTP\/1.1 101 /)
  dead.pause()

  const told = performance.now()
  const ended = here.stop()
  await until(async () => (await fetch(`${here.url}/readyz`)).status === 503)
  const draining = await fetch(`${here.url}/readyz`)
  assert.deepEqual(await draining.json(), { ready: false, roles: ['web'], draining: true })
  assert.equal(draining.headers.get('connection'), 'close')
  const answer = await fetch(`${here.url}/api/users/captcha_challenge`)
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close'])
  assert.equal((await fetch(`${here.url}/livez`)).status, 200)
  assert.equal(await ended, 0)
  assert.ok(performance.now() - told < 8_000)
})
