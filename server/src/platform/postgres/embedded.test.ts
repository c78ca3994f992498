import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onlyLong } from '../../../test/long.ts'
import { until } from '../../../test/until.ts'
import { migrate } from '../db/migrate.ts'
import { isDatabaseAway } from '../db/transient-errors.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { openMaintenance } from './maintenance.ts'
import { PostgresRefusal } from './refusal.ts'

const asRoot = process.getuid?.() === 0
const onWindows = process.platform === 'win32'
const base = realpathSync(mkdtempSync(join(tmpdir(), 'commons embedded ')))
if (asRoot) await chmod(base, 0o711)
let dataDir = join(base, 'data')
const rubbish = [base]
after(async () => {
  for (const path of rubbish) await rm(path, { recursive: true, force: true })
})

const lines: string[] = []
const write = (_: object, message: string) => void lines.push(message)
const log = { info: write, warn: write, error: write }
const running: EmbeddedPostgres[] = []
// A failed test must not leave its server running for the next.
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

async function start(durable = false, waits?: readonly number[]): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, durable, ...(waits && { waits }) })
  running.push(server)
  return server
}

async function ask(server: EmbeddedPostgres, question: string): Promise<unknown> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(question)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

const countNotes = (server: EmbeddedPostgres) => ask(server, 'select count(*)::int as answer from note')
const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

async function holdInChild(...as: string[]): Promise<{ child: ChildProcess; said: string }> {
  const holder = fileURLToPath(new URL('../../../test/faults/hold-postgres.ts', import.meta.url))
  const child = spawn(process.execPath, [holder, dataDir, ...as], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [chunk] = await once(child.stdout, 'data')
  return { child, said: String(chunk) }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await once(child, 'exit')
}

test('the log of acts is beyond the reach of Commons itself', async () => {
  const own = join(base, 'with a log')
  const server = await startEmbeddedPostgres({ dataDir: own, log, durable: false })
  running.push(server)
  await migrate(server.connection)
  for (const _ of ['once', 'again']) await server.entrustStaffLog()
  const add = `select staff_log.add_act(5, 'admin', 'test', null, null, 'why', null) as answer`
  assert.deepEqual([await ask(server, add), await ask(server, add)], [1, 2].map(String))
  assert.equal(await ask(server, 'select reason as answer from staff_log.acts where seq = 2'), 'why')
  for (const forbidden of [
    `insert into staff_log.acts select * from staff_log.acts`,
    `update staff_log.acts set reason = 'other'`,
    'delete from staff_log.acts',
    'truncate staff_log.acts cascade',
    'drop table staff_log.acts cascade',
    'drop schema staff_log cascade',
    'alter table staff_log.acts disable trigger all',
    'alter table staff_log.acts owner to commons',
    'alter schema staff_log rename to other',
    `create or replace function staff_log.hash_of(previous bytea, a staff_log.acts) returns bytea language sql as 'select previous'`,
    'drop trigger acts_are_kept on staff_log.acts',
    'set role commons_staff_log',
  ])
    await assert.rejects(ask(server, forbidden), /must be owner|permission denied|must be able to/, forbidden)
  assert.deepEqual(await migrate(server.connection), [])
  await running.pop()?.stop()
})

test('a first start makes a durable, checksummed, private database', async () => {
  const server = await start(true)
  const settings = "string_agg(name || '=' || setting, ' ' order by name)"
  const names = "('data_checksums', 'fsync', 'listen_addresses', 'password_encryption', 'synchronous_commit')"
  assert.equal(
    await ask(server, `select ${settings} as answer from pg_settings where name in ${names}`),
    `data_checksums=on fsync=on listen_addresses=${onWindows ? '127.0.0.1' : ''} password_encryption=scram-sha-256 synchronous_commit=on`,
  )
  assert.equal(
    await ask(server, 'select rolsuper as answer from pg_roles where rolname = current_user'),
    false,
  )
  const where =
    'select datlocprovider::text || datlocale || pg_encoding_to_char(encoding) as answer from pg_database'
  assert.equal(await ask(server, `${where} where datname = current_database()`), 'bC.UTF-8UTF8')
  const guess = new pg.Client({ ...server.connection, password: 'postgres' })
  await assert.rejects(guess.connect(), /password authentication failed/)
  await guess.end()
  if (!onWindows) {
    assert.equal(statSync(server.connection.host).mode & 0o777, 0o700)
    assert.equal(statSync(join(dataDir, 'postgres', 'passwords.json')).mode & 0o777, 0o600)
  }
  await ask(server, 'create table note as select 1 as text')
})

test('a second start finds what was written', async (t) => {
  const started = performance.now()
  const server = await start()
  t.diagnostic(`it took ${Math.round(performance.now() - started)} ms`)
  assert.equal(await countNotes(server), 1)
  await server.stop()
})

test('a second Commons on the same data is refused and disturbs nothing', async () => {
  const server = await start()
  await assert.rejects(start(), /Commons is already running on .* \(process \d+\)/)
  const stranger = await holdInChild()
  // A child of the process that holds the database shares it, as when the development server restarts.
  assert.equal(stranger.said, 'ready\n')
  await kill(stranger.child, 'SIGTERM')
  assert.equal(await countNotes(server), 1)
  await server.stop()

  const { child } = await holdInChild()
  await assert.rejects(start(), new RegExp(`already running .* \\(process ${child.pid}\\)`))
  await kill(child, 'SIGTERM')
})

test('a Commons that is started while a command has the database waits for its end', async () => {
  const { child } = await holdInChild('command')
  const starting = start()
  const isSaid = async () =>
    lines.some((line) => line.includes(`(process ${child.pid}): waiting until it has ended`))
  await until(isSaid)
  await Promise.all([kill(child, 'SIGTERM'), starting])
  assert.equal(await countNotes(await starting), 1)
  await (await starting).stop()
})

test('a command and a Commons that are started at once both get their turn', async () => {
  const starting = start()
  const command = openMaintenance({ dataDir, backupDir: undefined, log })
  const turn = command.then(async (maintenance) => await maintenance.close())
  const [server] = await Promise.all([starting, turn])
  assert.equal(await countNotes(server), 1)
  await server.stop()
})

test('a database orphaned by kill -9 is stopped and started anew, without losing what was acknowledged', async () => {
  const { child } = await holdInChild()
  const orphan = postmasterPid()
  await kill(child, 'SIGKILL')
  process.kill(orphan, 0)
  const server = await start()
  assert.notEqual(postmasterPid(), orphan)
  assert.ok(lines.some((line) => line.includes('still running: stopping it')))
  assert.equal(await countNotes(server), 1)
  await server.stop()
})

/** Retries until the database answers; if it stays away, the test fails by its timeout. */
async function askUntilAnswered(server: EmbeddedPostgres, question: string): Promise<unknown> {
  for (;;) {
    try {
      return await ask(server, question)
    } catch (cause) {
      assert.ok(cause instanceof Error && isDatabaseAway(cause), String(cause))
      await sleep(10)
    }
  }
}

const endings: [string, NodeJS.Signals][] = [
  ['killed', 'SIGKILL'],
  ['told by somebody else to end fast', 'SIGINT'],
  ['told by somebody else to end when all have left', 'SIGTERM'],
]
for (const [name, signal] of endings) {
  const options = { timeout: 60_000, ...(signal === 'SIGKILL' ? {} : onlyLong) }
  test(`a database that is ${name} is started again at the same address`, options, async () => {
    const server = await start()
    let given: string | undefined
    server.onExit((reason) => (given = reason))
    // Stays connected all the time, like the bus.
    const listener = new pg.Client(server.connection)
    const left = new Promise<void>((resolve) => listener.on('error', () => undefined).on('end', resolve))
    await listener.connect()
    const before = postmasterPid()
    process.kill(before, onWindows ? 'SIGKILL' : signal)
    await left
    assert.equal(await askUntilAnswered(server, 'select count(*)::int as answer from note'), 1)
    assert.notEqual(postmasterPid(), before)
    // Again, with the second server.
    process.kill(postmasterPid(), 'SIGKILL')
    assert.equal(await askUntilAnswered(server, 'select count(*)::int as answer from note'), 1)
    assert.equal(given, undefined)
    await server.stop()
    assert.throws(() => postmasterPid(), { code: 'ENOENT' })
  })
}

test(
  'a database that cannot be started again is given up after the last try, with the reason',
  onlyLong,
  async () => {
    const server = await start(false, [0, 10, 20])
    const ended = new Promise<string>((resolve) => server.onExit(resolve))
    const control = join(dataDir, 'postgres', 'cluster', 'global', 'pg_control')
    await rename(control, `${control}.gone`)
    lines.length = 0
    process.kill(postmasterPid(), 'SIGKILL')
    assert.match(await ended, /3 times in a row: .*pg_control/)
    assert.equal(lines.filter((line) => line.includes('could not be started again')).length, 3)
    await server.stop()
    await rename(`${control}.gone`, control)
  },
)

test('stopping while it is being started again ends both', onlyLong, async () => {
  const server = await start()
  process.kill(postmasterPid(), 'SIGKILL')
  while (!lines.at(-1)?.includes('ended unexpectedly')) await sleep(5)
  await server.stop()
  const next = await start()
  assert.equal(await countNotes(next), 1)
  await next.stop()
})

test('a stale pid file whose process id now belongs to another program stops no start', async () => {
  const server = await start()
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  await server.stop()
  // A process of the same user, which PostgreSQL could signal.
  const { uid, gid } = statSync(pidFile.replace('postmaster.pid', 'PG_VERSION'))
  const bystander = onWindows
    ? spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    : spawn('sleep', ['60'], { uid, gid })
  await writeFile(pidFile, content.replace(/^\d+/, String(bystander.pid)))
  if (!onWindows) {
    const socketLock = join(server.connection.host, '.s.PGSQL.5432.lock')
    await writeFile(socketLock, content.replace(/^\d+/, String(bystander.pid)))
  }
  const next = await start()
  assert.equal(await countNotes(next), 1)
  assert.equal(bystander.exitCode, null)
  await next.stop()
  await kill(bystander, 'SIGKILL')
})

test('data moved to a long path with spaces is served through a short socket path', onlyLong, async () => {
  const deep = join(base, 'a long way down '.repeat(5), 'and further '.repeat(8), 'data, "quoted"')
  await mkdir(dirname(deep), { recursive: true })
  await rename(dataDir, deep)
  dataDir = deep
  const server = await start()
  if (!onWindows) {
    rubbish.push(server.connection.host)
    assert.ok(Buffer.byteLength(join(server.connection.host, '.s.PGSQL.5432')) <= 103)
    assert.equal(statSync(server.connection.host).mode & 0o777, 0o700)
  }
  assert.equal(await countNotes(server), 1)
  await server.stop()
})

test('files of another version are refused by name', async () => {
  const versionFile = join(dataDir, 'postgres', 'cluster', 'PG_VERSION')
  const version = readFileSync(versionFile, 'utf8')
  await writeFile(versionFile, '15\n')
  await assert.rejects(
    start(),
    (cause) => cause instanceof PostgresRefusal && /written by PostgreSQL 15/.test(cause.message),
  )
  await writeFile(versionFile, version)
})

test(
  'as root, data that the database cannot reach is kept where it can',
  { skip: !asRoot || onlyLong.skip },
  async () => {
    const closed = join(base, 'closed')
    await mkdir(closed, { mode: 0o700 })
    dataDir = join(closed, 'data')
    const server = await start()
    const place = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim()
    rubbish.push(place)
    await ask(server, 'create table note (text text)')
    await server.stop()
    assert.equal(statSync(closed).mode & 0o777, 0o700)

    const copy = join(closed, 'copy')
    await cp(dataDir, copy, { recursive: true })
    const original = dataDir
    dataDir = copy
    await assert.rejects(start(), /is a copy of/)
    await rm(original, { recursive: true })
    const moved = await start()
    assert.equal(await countNotes(moved), 0)
    await moved.stop()

    // The temporary data directory is gone for good, so the next start removes its database.
    await rm(copy, { recursive: true })
    dataDir = join(closed, 'later')
    const later = await start()
    rubbish.push(readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim())
    await later.stop()
    assert.ok(!existsSync(place))
  },
)
