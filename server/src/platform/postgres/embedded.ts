/**
 * PostgreSQL for machines without one: started and stopped with Commons, restarted when it ends, with its
 * files in the data directory. It survives what operators do: kill -9 of Commons or of the database, a second
 * start on the same data, root, closed homes, long paths.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { openArchive } from './archive.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Cluster, prepareCluster } from './cluster.ts'
import { type Kept, keepRunning, waits } from './healing.ts'
import { type Home, openHome, openSocketDirectory } from './home.ts'
import { launch } from './launch.ts'
import { type PostgresConnection, takeLockAfterCommands } from './lock.ts'
import type { PostgresLog } from './log.ts'
import { clearTheWay } from './postmaster.ts'
import { entrustStaffLog, openDatabase } from './roles.ts'
import { type Listening, type Purpose, type Recovery, serverSettings } from './settings.ts'

export interface EmbeddedPostgres {
  readonly connection: PostgresConnection
  /** Takes the log of acts out of Commons' own hands; called once the database is migrated. */
  entrustStaffLog(): Promise<void>
  /** Shuts the database down cleanly, within 20 s. */
  stop(): Promise<void>
  /**
   * Calls `listener` if the database ended without `stop` and about a minute of retries couldn't restart it:
   * this process can't go on and should end, too.
   */
  onExit(listener: (reason: string) => void): void
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  readonly log: PostgresLog
  /** False loses data in a crash; for tests only. */
  readonly durable?: boolean
  /** The folder of backups, where all changes are archived as well. */
  readonly backupDir?: string | undefined
  /** Set for the first start of a restored backup. */
  readonly recovery?: Recovery
  /** Milliseconds before each consecutive restart; shorter in tests. */
  readonly waits?: readonly number[]
  /** True for a command, which stops it soon: a Commons that is started meanwhile waits. */
  readonly isCommand?: boolean
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true, backupDir, recovery, isCommand = false } = options
  const home = await openHome(dataDir, log)
  const lock = await takeLockAfterCommands(home.directory, dataDir, log, isCommand)
  if ('host' in lock) return heldByParent(lock)
  try {
    const started = performance.now()
    const binaries = await findBinaries(home.account)
    const cluster = await prepareCluster(home, binaries, durable)
    const archive = backupDir === undefined ? undefined : await openArchive(home, binaries, backupDir)
    const purpose = { durable, archive, recovery }
    const start = { home, binaries, cluster, log, purpose, waits: options.waits ?? waits }
    const server = await startServer(start)
    lock.publish(server.connection)
    log.info(
      { ms: Math.round(performance.now() - started) },
      `PostgreSQL ${binaries.version.replace(/-.*/, '')} is ready`,
    )
    let stopping: Promise<void> | undefined
    const stop = () => (stopping ??= server.stop().finally(() => lock.release()))
    return { ...server, stop }
  } catch (cause) {
    lock.release()
    throw cause
  }
}

function heldByParent(connection: PostgresConnection): EmbeddedPostgres {
  return {
    connection,
    // That process has done it.
    entrustStaffLog: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    onExit: () => undefined,
  }
}

interface Start {
  readonly home: Home
  readonly binaries: Binaries
  readonly cluster: Cluster
  readonly log: PostgresLog
  readonly purpose: Purpose
  readonly waits: readonly number[]
}

async function startServer(options: Start): Promise<EmbeddedPostgres> {
  const { home, binaries, cluster, log, purpose } = options
  const listening = await chooseListening(home)
  const settings = serverSettings(listening, binaries, purpose)
  const start = async (signal: AbortSignal) => {
    await clearTheWay(home, binaries, listening.socketDirectory, log)
    return await launch({ home, binaries, log, settings }, signal)
  }
  const server = await start(new AbortController().signal)
  try {
    const connection = await openDatabase(listening, cluster, binaries.hasStatementStatistics)
    const kept: Kept = keepRunning(server, { start, log, waits: options.waits })
    return { connection, entrustStaffLog: () => entrustStaffLog(listening, cluster), ...kept }
  } catch (cause) {
    await server.stop()
    throw cause
  }
}

async function chooseListening(home: Home): Promise<Listening> {
  if (process.platform !== 'win32') return { socketDirectory: await openSocketDirectory(home), port: 5432 }
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return {
    socketDirectory: undefined,
    port: address !== null && typeof address === 'object' ? address.port : 5432,
  }
}
