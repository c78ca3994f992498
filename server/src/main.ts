/** Starts Commons: the database, its migrations, the server; stops them in reverse order when asked to. */
import path from 'node:path'
import type pg from 'pg'
import { buildApp, type Served } from './app.ts'
import { features, membershipKinds } from './features.ts'
import { renewMemberships } from './memberships/renewing.ts'
import { buildHealthApp } from './health-app.ts'
import { type OpenPlatform, openPlatform } from './open-platform.ts'
import { prepareUpgrade } from './platform/backup/before-upgrade.ts'
import { isConnected } from './platform/chains/chains.ts'
import type { RunningChain } from './platform/chains/development/development-chain.ts'
import { type Config, ConfigError, listMisspelt, readConfig } from './platform/config.ts'
import { judgeDatabase } from './platform/db/check-database.ts'
import { judgeReplicas } from './platform/db/check-replicas.ts'
import { directWay, judgePooler } from './platform/db/pooler.ts'
import { migrate } from './platform/db/migrate.ts'
import { makeAdminLink } from './features/staff/public.ts'
import { mayPlay, refuseUnfitChains } from './features/wallet/public.ts'
import { housekeeping } from './platform/housekeeping.ts'
import { noteServed } from './platform/http/web-root.ts'
import { type Log, openLog } from './platform/log.ts'
import { isWhole, rolesText } from './platform/roles.ts'
import { repeat } from './platform/repeat.ts'
import { PlainError } from './platform/plain-error.ts'
import { removeHalfReceived, removeLeftUploads } from './platform/media/sweep.ts'
import { signHeads } from './platform/staff-log/staff-log.ts'
import { loadLanguages } from './platform/written-language.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'

/** Closes what has been opened so far; run in reverse order. */
const opened: Array<() => Promise<void>> = []
/** Run before, at once: others take over what this process did. */
let leave: () => Promise<void> = async () => undefined
let ending = false
/** A stop takes no longer. */
const longestEndMs = 25_000
/** How long draining and closing what it serves may take together: jobs and the database need the rest. */
const servedSeconds = 18
const leftoversEveryMs = 3_600_000

async function start(config: Config, log: Log): Promise<void> {
  const { connection, entrustStaffLog } = await openDatabaseServer(config, log)
  // With its own database this is the only process on the data; processes that share a database must not lose
  // what they are receiving.
  if (!config.DATABASE_URL) await removeHalfReceived(path.join(config.DATA_DIR, 'incoming'))
  const applied = await migrate(directWay(config, connection), {
    before: (pending) => prepareUpgrade(config, log, pending),
    log,
  })
  if (applied.length > 0) log.info({ applied }, 'The database was migrated')

  await entrustStaffLog?.()

  const development = await openDevelopmentChains(config, log, connection)
  opened.push(async () => void (await Promise.all(development.map((chain) => chain.stop()))))
  const platform = await openPlatform(config, log, connection, features, development)
  opened.push(() => platform.close())
  await refuseUnfitChains(platform)
  await platform.jobs.work([
    housekeeping(platform),
    signHeads(platform),
    platform.mail.work,
    ...platform.mediaRoad.jobs,
    ...platform.events.jobs,
    ...features.flatMap(({ jobs }) => jobs?.(platform) ?? []),
    renewMemberships(platform, membershipKinds),
  ])
  await sweepHere(config, log, platform)
  const logins = await openDemo(config, platform)

  const isWeb = config.COMMONS_ROLE.has('web')
  const app = isWeb ? await openApp(platform) : await buildHealthApp(platform)
  const drainSeconds = isWeb ? config.DRAIN_SECONDS : 0
  opened.push(() => app.close(servedSeconds - drainSeconds))
  leave = async () => {
    platform.jobs.leave()
    await app.drain(drainSeconds)
  }
  await listen(app, config)
  const address = app.fastify.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  log.info({ roles: [...config.COMMONS_ROLE], port }, 'Commons is ready')
  if (!isWeb) {
    process.stdout.write(
      `\nCommons is ready: ${rolesText(config.COMMONS_ROLE)}. /readyz and /metrics are at port ${port} of ${config.HOST}.\n\n`,
    )
    return
  }
  platform.site.listensOn(port)
  // Pages are answered without it until then.
  void loadLanguages().catch((error: unknown) =>
    log.error({ err: error }, 'The languages of texts could not be loaded'),
  )
  printWelcome(config, platform.site.origin, logins, await makeAdminLink(platform))
}

async function openApp(platform: OpenPlatform): Promise<Served> {
  const app = await buildApp(platform, { strict: false })
  if (app.webRoot !== undefined) opened.push(await noteServed(app.webRoot))
  return app
}

/** Where the job that removes leftovers runs on other machines, this one's folder may not be theirs. */
async function sweepHere({ COMMONS_ROLE }: Config, log: Log, platform: OpenPlatform): Promise<void> {
  if (COMMONS_ROLE.has('jobs')) return
  const sweeping = repeat(
    () => removeLeftUploads(platform),
    leftoversEveryMs,
    (error) => log.warn({ err: error }, 'What uploads left behind could not be removed'),
  )
  opened.push(() => sweeping.stop())
}

interface DatabaseServer {
  connection: pg.ClientConfig
  /** Missing where the database isn't ours to rule. */
  entrustStaffLog?: () => Promise<void>
}

async function openDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  const { BACKUP_DIR, DATABASE_REPLICA_URLS, DATABASE_URL, DATA_DIR } = config
  if (DATABASE_URL && BACKUP_DIR) {
    throw new ConfigError(
      'BACKUP_DIR only works with the embedded PostgreSQL. See docs/operations.md for backups with DATABASE_URL.',
    )
  }
  if (!DATABASE_URL && DATABASE_REPLICA_URLS.length > 0) {
    throw new ConfigError(
      'DATABASE_REPLICA_URLS only works with DATABASE_URL: the embedded PostgreSQL has no replicas. See docs/operations.md.',
    )
  }
  if (!DATABASE_URL && !isWhole(config.COMMONS_ROLE)) {
    throw new ConfigError(
      `COMMONS_ROLE is ${rolesText(config.COMMONS_ROLE)}, which needs DATABASE_URL: the embedded PostgreSQL ends with the one process that owns it, so that process has to be all. See docs/operations.md.`,
    )
  }
  await judgePooler(config)
  if (DATABASE_URL) {
    const connection = await judgeDatabase(DATABASE_URL, config.DATABASE_POOLER)
    await judgeReplicas(DATABASE_REPLICA_URLS, connection, log)
    return { connection }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, backupDir: BACKUP_DIR, log })
  opened.push(() => postgres.stop())
  postgres.onExit((reason) => {
    if (ending) return
    log.fatal(
      { reason },
      'Commons stops because its database is no longer running. The reason is logged above.',
    )
    void end(1)
  })
  return postgres
}

interface DemoLogin {
  email: string
  password: string
  second_factor?: string | undefined
}

/** Whether the demo world belongs here: it has play money, which real coins must not come to. */
const isForDemo = (config: Config): boolean =>
  config.COMMONS_DEMO && config.NODE_ENV !== 'production' && !config.DATABASE_URL && !isConnected(config)

/** Starts the chains of play money, where money is or will be that. A start goes on without them. */
async function openDevelopmentChains(
  config: Config,
  log: Log,
  connection: pg.ClientConfig,
): Promise<RunningChain[]> {
  if (!isForDemo(config) || !config.DEVELOPMENT_CHAIN || !(await mayPlay(connection))) return []
  const [{ startDevelopmentChain }, { openDevelopmentBitcoin }] = await Promise.all([
    import('./platform/chains/development/development-chain.ts'),
    import('./platform/chains/development/development-bitcoin.ts'),
  ])
  const opening = [startDevelopmentChain, openDevelopmentBitcoin].map((open) =>
    open(config.DATA_DIR, log).catch((error: unknown) => {
      log.warn({ err: error }, 'A development chain did not start')
      return undefined
    }),
  )
  return (await Promise.all(opening)).flatMap((chain) => chain ?? [])
}

async function openDemo(config: Config, platform: OpenPlatform): Promise<DemoLogin[]> {
  if (!isForDemo(config)) return []
  const { openDemoWorld } = await import('./demo/demo.ts')
  return openDemoWorld(platform)
}

async function listen({ fastify }: Served, { HOST, PORT }: Config): Promise<void> {
  try {
    await fastify.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `Port ${PORT} on ${HOST} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
      )
    }
    if (code === 'EACCES')
      throw new ConfigError(`Port ${PORT} needs more rights. Choose one above 1023: PORT=3000 npm start`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST ${HOST} is not an address of this machine.`)
    throw error
  }
}

function printWelcome(
  { COMMONS_ROLE }: Config,
  origin: string,
  logins: readonly DemoLogin[],
  adminLink: string | undefined,
): void {
  const roles = isWhole(COMMONS_ROLE) ? '' : ` (${rolesText(COMMONS_ROLE)})`
  const lines = [`Commons is ready: ${origin}${roles}`]
  if (logins.length > 0) {
    lines.push('', 'Log in as one of the demo members:')
    for (const { email, password, second_factor: key } of logins) {
      lines.push(`  ${email}  ${password}`)
      if (key !== undefined)
        lines.push(`    is the admin, and needs a code as well: add the key ${key} to an authenticator app`)
    }
  }
  if (adminLink !== undefined)
    lines.push(
      '',
      'This Commons has no admin yet. Whoever opens this link within a day and logs in becomes the admin:',
      `  ${adminLink}`,
    )
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/** Stops in order: others take over, running requests finish, then jobs, then the database. */
async function end(code: number): Promise<never> {
  if (ending) process.exit(code)
  ending = true
  const late = setTimeout(() => process.exit(code || 1), longestEndMs)
  await leave().catch((error: unknown) => console.error(error))
  for (const close of opened.toReversed()) await close().catch((error: unknown) => console.error(error))
  clearTimeout(late)
  process.exit(code)
}

process.on('SIGTERM', () => void end(0))
process.on('SIGINT', () => void end(0))

try {
  const config = readConfig(process.env)
  const log = openLog(config)
  for (const { name, meant } of listMisspelt(process.env))
    log.warn(`${name} is no setting of Commons.${meant === undefined ? '' : ` Did you mean ${meant}?`}`)
  await start(config, log)
} catch (error) {
  if (!ending) {
    process.stderr.write(
      `\n${error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error)}\n\n`,
    )
    await end(1)
  }
}
