/**
 * Clones a database for each test file from a template that has all migrations. Works in a run of all tests
 * and for a single file.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import pino from 'pino'
import { z } from 'zod'
import { migrate, migrations } from '../src/platform/db/migrate.ts'
import { keeperAddress, keeperDirectory, openKeeperDirectory } from './keeper.ts'

const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})
export type TestConnection = z.infer<typeof Connection>

export interface TestDatabase {
  readonly name: string
  readonly connection: TestConnection
  readonly connectionString: string
  drop(): Promise<void>
}

/** Makes a database on the shared test server, or on another one. */
export async function testDatabase(on?: TestConnection): Promise<TestDatabase> {
  const server = on ?? (await testServer())
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await inMaintenance(server, async (client) => {
    const template = await readyTemplate(client, server)
    // A tenth of the work of PostgreSQL's default, which writes the copy to its log.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const connection = { ...server, database: name }
  const drop = () =>
    inMaintenance(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
    })
  return { name, connection, connectionString: addressOf(connection), drop }
}

let found: Promise<TestConnection> | undefined

/** Returns the shared test server. It keeps running as long as this process does. */
export function testServer(): Promise<TestConnection> {
  return (found ??= findServer())
}

async function findServer(): Promise<TestConnection> {
  await openKeeperDirectory()
  const giveUp = Date.now() + 60_000
  let keeper: { failed(): string | undefined; over(): boolean } | undefined
  while (Date.now() < giveUp) {
    const connection = await askKeeper()
    if (connection !== undefined) return connection
    const failure = keeper?.failed()
    if (failure !== undefined) throw new Error(`The database for tests did not start: ${failure}`)
    if (keeper === undefined || keeper.over()) keeper = startKeeper()
    await sleep(50)
  }
  throw new Error(`The database for tests did not start within a minute: see ${logFile}`)
}

/** Connects to the keeper, which runs while clients are connected; the socket closes when this process ends. */
async function askKeeper(): Promise<TestConnection | undefined> {
  const socket: Socket = connect(keeperAddress)
  try {
    await once(socket, 'connect')
    socket.write(String(process.pid))
    const [chunk] = await once(socket.setEncoding('utf8'), 'data')
    socket.on('error', () => undefined)
    socket.unref()
    return Connection.parse(JSON.parse(String(chunk)))
  } catch {
    socket.destroy()
    return undefined
  }
}

const logFile = join(keeperDirectory, 'log')

function startKeeper() {
  const output = openSync(logFile, 'w')
  const program = fileURLToPath(new URL('keeper.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', output, output],
    detached: true,
    // The test runner's own variables would make the keeper report to it as if it were a test.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined },
  })
  closeSync(output)
  child.unref()
  const over = () => child.exitCode !== null || child.signalCode !== null
  const failed = () => {
    if (!over()) return undefined
    const said = readFileSync(logFile, 'utf8')
    // Another process's keeper was quicker and may have restarted the log, or an earlier keeper is about to
    // end: ask again.
    const isOthers = said.trim() === '' || said.includes('already running')
    return isOthers || child.exitCode === 0 ? undefined : said.trim()
  }
  return { failed, over }
}

/** Returns a template named after its migrations, so that changed migrations get a new one. */
async function readyTemplate(client: pg.Client, server: TestConnection): Promise<string> {
  const hash = createHash('sha256').update('with jobs\n')
  for (const { name, checksum } of migrations()) hash.update(`${name} ${checksum}\n`)
  const template = `template_${hash.digest('hex').slice(0, 16)}`
  if (await exists(client, template)) return template
  await client.query('select pg_advisory_lock(4100)')
  try {
    if (await exists(client, template)) return template
    const unfinished = `${template}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    await migrate({ ...server, database: unfinished })
    await addJobs({ ...server, database: unfinished })
    await client.query(`alter database ${unfinished} rename to ${template}`)
    return template
  } finally {
    await client.query('select pg_advisory_unlock(4100)')
  }
}

/**
 * Creates the job queue's tables, which the server otherwise creates at its first start: a quarter of the
 * cost of a world.
 */
async function addJobs(connection: TestConnection): Promise<void> {
  const [{ openJobs }, { allRoles }] = await Promise.all([
    import('../src/platform/jobs.ts'),
    import('../src/platform/roles.ts'),
  ])
  const jobs = await openJobs({
    connection,
    roles: new Set(allRoles),
    bus: { hint: () => undefined, subscribe: () => undefined },
    log: pino({ level: 'silent' }),
  })
  await jobs.close()
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

async function inMaintenance(
  server: TestConnection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function addressOf({ host, port, user, password, database }: TestConnection): string {
  const parts = [user, password, host].map(encodeURIComponent)
  return `postgres://${parts[0]}:${parts[1]}@${parts[2]}:${port}/${database}`
}
