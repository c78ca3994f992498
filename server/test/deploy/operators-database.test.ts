/** `npm run database`: programs of operators' own on the embedded database, while Commons runs and while it doesn't. */
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { register } from './two-members.ts'

const tool = fileURLToPath(new URL('../../../tools/database.ts', import.meta.url))

let here: CommonsProcess
let folder: string
before(
  async () => {
    here = await commonsProcess()
    await here.start()
    await register(here.url, 'Ada')
    folder = await mkdtemp(path.join(tmpdir(), 'commons-dump-'))
  },
  { timeout: 60_000 },
)
after(async () => {
  await here?.remove()
  await rm(folder, { recursive: true, force: true })
})

async function run(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', tool, ...words],
    { env: { ...process.env, NODE_TEST_CONTEXT: undefined, DATABASE_URL: '', DATA_DIR: here.dataDir } },
  )
  return stdout
}

/** A program that connects by its environment alone, as PostgreSQL's do. */
const asking = (text: string) => [
  process.execPath,
  '--input-type=module',
  '--eval',
  `import pg from ${JSON.stringify(import.meta.resolve('pg'))}
const client = new pg.Client()
await client.connect()
const { rows } = await client.query(${JSON.stringify(text)})
console.log(JSON.stringify(rows))
await client.end()`,
]

const ofMembers = `select full_name, current_user as who from members`
/** What a dump reads; without that right it ends. */
const unreadable = `select oid::regclass as name from pg_class
  where relkind in ('r', 'S', 'v') and relnamespace::regnamespace::text !~ '^pg_' and not has_table_privilege(oid, 'select')`

test('a program reaches it while Commons runs, and sees all that is in it', { timeout: 60_000 }, async () => {
  assert.match(await run(), /^host=\S+ port=5432 user=commons dbname=commons\n/)
  assert.deepEqual(JSON.parse(await run(...asking(ofMembers))), [{ full_name: 'Ada', who: 'commons' }])
  assert.deepEqual(JSON.parse(await run('--superuser', ...asking(unreadable))), [])
  await assert.rejects(run('no-such-program'), /There is no program no-such-program/)
  await assert.rejects(run(...asking('select nonsense')), /nonsense/)
})

const dumper = /\(PostgreSQL\) (\d+)/.exec(
  spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)?.[1]
const skip = Number(dumper ?? 0) >= 18 ? false : 'pg_dump 18 is not installed'

test('a dump of it is restored into an empty one', { skip, timeout: 120_000 }, async () => {
  const file = path.join(folder, 'commons.dump')
  await run('--superuser', 'pg_dump', '--format=custom', `--file=${file}`)
  await here.ask('delete from members')
  await here.stop()
  await run(
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
  assert.equal((await here.ask(ofMembers)).length, 1)
})

test('it is started for a program while Commons doesn’t run', { timeout: 60_000 }, async () => {
  await here.stop()
  assert.deepEqual(JSON.parse(await run('--superuser', ...asking(ofMembers))), [
    { full_name: 'Ada', who: 'postgres' },
  ])
  await here.start()
})
