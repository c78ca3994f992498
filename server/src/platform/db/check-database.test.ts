import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { testServer } from '../../../test/database.ts'
import { ConfigError } from '../config.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { type DatabaseFacts, flawOf, judgeDatabase } from './check-database.ts'

// The tests' server acknowledges writes before they are on disk (`fsync = off`); that flaw is checked last.
const server = await testServer()
const name = `foreign_${randomBytes(4).toString('hex')}`
after(() => ask(`drop database if exists ${name} with (force)`))

async function ask(text: string, database = 'postgres') {
  const client = new pg.Client({ ...server, database })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const addressOf = (other: Partial<typeof server> = {}) => {
  const { user, password, host, port, database } = { ...server, database: name, ...other }
  const [who, secret, where] = [user, password, host].map(encodeURIComponent)
  return `postgres://${who}:${secret}@${where}:${port}/${database}`
}

async function isRefused(address: string, why: RegExp) {
  await assert.rejects(judgeDatabase(address), (error: unknown) => {
    assert(error instanceof ConfigError, String(error))
    assert.match(error.message, why)
    assert.match(error.message, /^DATABASE_URL [^\n]*$/)
    assert(!error.message.includes(server.password))
    return true
  })
}

const good: DatabaseFacts = {
  version: 180_001,
  encoding: 'UTF8',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  read_only: false,
  is_standby: false,
  database: 'commons',
  role: 'ada',
  schema: 'public',
  may_create_tables: true,
  may_create_schema: true,
  is_obeying: true,
}

test('what a server alone can be is judged by what it says', () => {
  assert.equal(flawOf(good), undefined)
  for (const [change, why] of [
    [{ version: 150_018 }, /is PostgreSQL 15\. Commons needs 18/],
    [{ synchronous_commit: 'off' }, /synchronous_commit = off/],
    [{ full_page_writes: 'off' }, /full_page_writes = off/],
    [{ is_standby: true }, /standby/],
    [{ may_create_schema: false }, /grant create on database commons to ada/],
    [{ may_create_tables: false }, /grant create on schema public to ada/],
  ] as const)
    assert.match(flawOf({ ...good, ...change }) ?? '', why)
})

test('one that is away, or does not let us in, is said in one line without the password', async () => {
  await isRefused(addressOf({ port: 1 }), /gets no answer .*:1\. /)
  await isRefused(addressOf({ password: 'guessed' }), /wrong user or password/)
  await isRefused(addressOf(), new RegExp(`names the database ${name}, which is not there`))
  await isRefused(addressOf({ host: 'no-such-host.invalid' }), /cannot be found/)
  await isRefused(`postgres://ada:${server.password}@[oops/x`, /address/)
})

test('one that is not fit is said with what to change', async () => {
  await ask(`create database ${name} encoding 'LATIN1' locale 'C' template template0`)
  await isRefused(addressOf(), /encoded as LATIN1/)
  await ask(`drop database ${name}`)
  await ask(`create database ${name}`)
  await ask(`alter database ${name} set default_transaction_read_only = on`)
  await isRefused(addressOf(), /read-only/)
  await ask(`alter database ${name} reset default_transaction_read_only`)
  await ask('drop schema public', name)
  await isRefused(addressOf(), /has no schema/)
  await ask('create schema public', name)
  await isRefused(addressOf(), /fsync = off/)
})

test('nothing is written to one that is refused, and the program ends with that line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-foreign-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      DATABASE_URL: addressOf(),
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const [code] = (await once(child, 'exit')) as [number]
  assert.equal(code, 1)
  assert.match(said.trim(), /^DATABASE_URL has fsync = off[^\n]*$/)
  const left = await ask(`select relname from pg_class where relnamespace = 'public'::regnamespace`, name)
  assert.deepEqual(left, [])
})

test('one that is fit is connected to', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'commons-foreign-'))
  after(() => rm(dataDir, { recursive: true, force: true }))
  // If the tests run as root, the database's user has to pass through this directory.
  await chmod(dataDir, 0o711)
  const say = () => undefined
  const embedded = await startEmbeddedPostgres({ dataDir, log: { info: say, warn: say, error: say } })
  const { user = '', password, host = '', port, database } = embedded.connection
  const address = `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  try {
    assert.deepEqual(await judgeDatabase(address), { connectionString: address })
  } finally {
    await embedded.stop()
  }
})
