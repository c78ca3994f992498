/** `npm run database`: programs of operators' own on the embedded database, while it runs and while it doesn't. */
import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { onlyLong } from '../long.ts'
import { until } from '../until.ts'
import { register } from './two-members.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../../tools/${name}`, import.meta.url))
const tool = ['--disable-warning=ExperimentalWarning', fileOf('database.ts')]
const launcher = [fileOf('launch.mjs'), 'database']

let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commons-operator-'))
  // As root the database runs as another user, who needs to traverse this folder.
  await chmod(folder, 0o711)
})
after(() => rm(folder, { recursive: true, force: true }))

const envOf = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_TEST_CONTEXT: undefined,
  npm_lifecycle_event: undefined,
  DATABASE_URL: '',
  BACKUP_DIR: '',
  DATA_DIR: dataDir,
})

async function run(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...tool, ...words], {
    env: envOf(dataDir),
  })
  return stdout
}

const ours = (text: string) => [process.execPath, '--input-type=module', '--eval', text]

/** A program that connects by its environment alone, as PostgreSQL's do. */
const asking = (text: string) =>
  ours(`import pg from ${JSON.stringify(import.meta.resolve('pg'))}
const client = new pg.Client()
await client.connect()
const { rows } = await client.query(${JSON.stringify(text)})
console.log(JSON.stringify(rows))
await client.end()`)

const who = 'select current_user as who'

describe('a database', () => {
  const say = () => undefined
  let dataDir: string
  let stop: () => Promise<void>
  before(
    async () => {
      dataDir = path.join(folder, 'data')
      const log = { info: say, warn: say, error: say }
      ;({ stop } = await startEmbeddedPostgres({ dataDir, log }))
    },
    { timeout: 60_000 },
  )
  after(() => stop?.())

  test('that runs is reached by a program', { timeout: 60_000 }, async () => {
    assert.match(await run(dataDir), /^host=\S+ port=5432 user=commons dbname=commons\n/)
    assert.deepEqual(JSON.parse(await run(dataDir, ...asking(who))), [{ who: 'commons' }])
    await assert.rejects(run(dataDir, 'no-such-program'), /There is no program no-such-program/)
    await assert.rejects(run(dataDir, ...asking('select nonsense')), /nonsense/)
  })

  /** Like psql, it goes on after each Ctrl-C, until it is told to end. */
  const lasting = ours(`let times = 0
process.on('SIGINT', () => console.log('interrupted ' + ++times))
process.stdin.on('data', (line) => String(line).includes('q') && process.exit(7))
console.log('begun', process.pid)`)

  function listening(child: ChildProcess) {
    const heard = { said: '' }
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (heard.said += chunk))
    return heard
  }

  test('a program that is interrupted ends when it wants to', { timeout: 60_000 }, async () => {
    const child = spawn(process.execPath, [...launcher, ...lasting], { env: envOf(dataDir), stdio: 'pipe' })
    const heard = listening(child)
    await until(async () => heard.said.includes('begun'))
    for (const times of ['1', '2']) {
      child.kill('SIGINT')
      await until(async () => heard.said.includes(`interrupted ${times}`))
    }
    const ended = once(child, 'exit')
    child.stdin.write('q\n')
    assert.deepEqual(await ended, [7, null], heard.said)
  })

  const withoutTerminal =
    spawnSync('script', ['--version'], { stdio: 'ignore' }).error === undefined
      ? false
      : 'script is not installed: apt install bsdutils'
  test(
    'Ctrl-C in a terminal reaches it once, and nobody else',
    { skip: withoutTerminal, timeout: 60_000 },
    async () => {
      const quoted = [process.execPath, ...launcher, ...lasting].map(
        (word) => `'${word.replaceAll("'", `'\\''`)}'`,
      )
      const child = spawn('script', ['-qec', `exec ${quoted.join(' ')}`, '/dev/null'], {
        env: { ...envOf(dataDir), SHELL: '/bin/sh' },
        stdio: 'pipe',
      })
      const heard = listening(child)
      await until(async () => heard.said.includes('begun'))
      child.stdin.write('\x03')
      await until(async () => heard.said.includes('interrupted 1'))
      child.stdin.write('\x03')
      await until(async () => heard.said.includes('interrupted 2'))
      const ended = once(child, 'exit')
      child.stdin.write('q\n')
      assert.deepEqual(await ended, [7, null], heard.said)
      assert.doesNotMatch(heard.said, /interrupted 3/)
    },
  )

  test('that doesn’t run is started for a program', { timeout: 60_000 }, async () => {
    await stop()
    assert.deepEqual(JSON.parse(await run(dataDir, '--superuser', ...asking(who))), [{ who: 'postgres' }])
  })
})

/** What a dump reads; without that right it ends. */
const unreadable = `select oid::regclass as name from pg_class
  where relkind in ('r', 'S', 'v') and relnamespace::regnamespace::text !~ '^pg_' and not has_table_privilege(oid, 'select')`
const members = 'select full_name from members'

describe('all of Commons', onlyLong, () => {
  let here: CommonsProcess
  before(
    async () => {
      here = await commonsProcess()
      await here.start()
      await register(here.url, 'Ada')
    },
    { timeout: 60_000 },
  )
  after(() => here?.remove())

  test('a program sees all that is in it while it runs', { timeout: 60_000 }, async () => {
    assert.deepEqual(JSON.parse(await run(here.dataDir, ...asking(members))), [{ full_name: 'Ada' }])
    assert.deepEqual(JSON.parse(await run(here.dataDir, '--superuser', ...asking(unreadable))), [])
  })

  const dumper = /\(PostgreSQL\) (\d+)/.exec(
    spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '',
  )?.[1]
  const skip =
    Number(dumper ?? 0) >= 18
      ? false
      : `pg_dump is ${dumper ?? 'not installed'}, and the embedded PostgreSQL 18: apt install postgresql-client-18, from PostgreSQL’s own packages`

  test('a dump of it is restored into an empty one', { skip, timeout: 120_000 }, async () => {
    const file = path.join(folder, 'commons.dump')
    await run(here.dataDir, '--superuser', 'pg_dump', '--format=custom', `--file=${file}`)
    await here.ask('delete from members')
    await here.stop()
    await run(
      here.dataDir,
      '--superuser',
      'pg_restore',
      '--clean',
      '--if-exists',
      '--create',
      '--exit-on-error',
      '--dbname=postgres',
      file,
    )
    await here.start()
    assert.equal((await here.ask(members)).length, 1)
  })
})
