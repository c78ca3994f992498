/**
 * PostgreSQL for a machine that has none: started with Commons, stopped with it, its files in the
 * data directory. Survives what operators do: kill -9 of Commons or of the database, a second start
 * on the same data, root, closed homes, long paths.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Cluster, cleanEnvironment, prepareCluster } from './cluster.ts'
import { type Home, openHome, openSocketDirectory } from './home.ts'
import { type PostgresConnection, takeLock } from './lock.ts'
import { type PostgresLog, passOn } from './log.ts'
import { clearTheWay, end, readPidFile } from './postmaster.ts'
import { PostgresRefusal } from './refusal.ts'
import { openDatabase } from './roles.ts'
import { type Listening, serverSettings } from './settings.ts'

export interface EmbeddedPostgres {
  readonly connection: PostgresConnection
  /** Ends the database in an orderly way, within 20 s. */
  stop(): Promise<void>
  /** Called when the database ends without `stop`: the process cannot go on and should end too. */
  onExit(listener: (reason: string) => void): void
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  readonly log: PostgresLog
  /** False loses data in a crash and is for tests only. */
  readonly durable?: boolean
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options
  const home = await openHome(dataDir, log)
  const lock = takeLock(home.directory, dataDir)
  if ('host' in lock) return heldByParent(lock)
  try {
    const started = performance.now()
    const binaries = await findBinaries(home.account)
    const cluster = await prepareCluster(home, binaries, durable)
    await clearTheWay(home, binaries, log)
    const server = await startServer({ home, binaries, cluster, log, durable })
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
  return { connection, stop: () => Promise.resolve(), onExit: () => undefined }
}

interface Start {
  readonly home: Home
  readonly binaries: Binaries
  readonly cluster: Cluster
  readonly log: PostgresLog
  readonly durable: boolean
}

async function startServer(start: Start): Promise<EmbeddedPostgres> {
  const { home, binaries, cluster } = start
  const listening = await chooseListening(home)
  const server = await launch(start, listening)
  try {
    const connection = await openDatabase(listening, cluster, binaries.hasStatementStatistics)
    return { connection, stop: server.stop, onExit: server.onExit }
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

interface Server {
  stop(): Promise<void>
  onExit(listener: (reason: string) => void): void
}

async function launch(start: Start, listening: Listening): Promise<Server> {
  const giveUp = Date.now() + 10_000
  for (;;) {
    const outcome = await tryLaunch(start, listening)
    if (typeof outcome !== 'string') return outcome
    // Processes of a killed server notice its death within moments; until then they hold its memory.
    if (!outcome.includes('still in use') || Date.now() > giveUp) {
      throw new PostgresRefusal(`PostgreSQL did not start on ${start.home.cluster}: ${outcome}`)
    }
    await sleep(200)
  }
}

/** The running server, or what it said when it ended instead. */
async function tryLaunch(
  { home, binaries, log, durable }: Start,
  listening: Listening,
): Promise<Server | string> {
  const args = ['-D', home.cluster, ...serverSettings(listening, binaries, durable)]
  const child = spawn(binaries.postgres, args, {
    ...home.account,
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in the terminal is for Commons, which still needs the database to finish.
    detached: true,
  })
  const state: State = { lines: [], phase: 'starting' }
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (state.phase === 'running') passOn(log, line)
    else if (state.phase === 'starting') state.lines.push(line)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (cause) => resolve(cause.message))
    // On 'close' all that it said has been read; on 'exit' it may not have been.
    child.once('close', (code, signal) =>
      resolve(lastWords(state.lines) || `it ended with ${signal ?? code}`),
    )
  })
  const outcome = await Promise.race([ended, untilReady(child, home, log)])
  if (outcome !== undefined) return outcome
  state.phase = 'running'
  return supervise(child, state, ended, (pid) => end(pid, home, binaries))
}

interface State {
  readonly lines: string[]
  phase: 'starting' | 'running' | 'stopping'
}

function supervise(
  child: ChildProcess,
  state: State,
  ended: Promise<string>,
  endProcess: (pid: number) => Promise<void>,
): Server {
  const { pid } = child
  const listeners: ((reason: string) => void)[] = []
  // A crash of ours, unlike a kill -9, can still ask the database to end in order.
  const onOurExit = () => child.kill('SIGINT')
  process.once('exit', onOurExit)
  void ended.then(() => {
    process.off('exit', onOurExit)
    const reason = `PostgreSQL ended unexpectedly (${child.signalCode ?? child.exitCode})`
    if (state.phase !== 'stopping') for (const listener of listeners) listener(reason)
  })
  const stop = async () => {
    state.phase = 'stopping'
    if (pid !== undefined && child.exitCode === null && child.signalCode === null) await endProcess(pid)
    await ended
  }
  return { stop, onExit: (listener) => listeners.push(listener) }
}

async function untilReady(child: ChildProcess, home: Home, log: PostgresLog): Promise<undefined> {
  const started = Date.now()
  let nextWord = 10_000
  for (;;) {
    await sleep(10)
    const found = readPidFile(home.cluster)
    if (found?.pid === child.pid && found?.ready === true) return undefined
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      return await new Promise(() => undefined)
    if (Date.now() - started > nextWord) {
      log.info(
        {},
        'PostgreSQL is still starting: after a crash it first repeats what was not yet in its files',
      )
      nextWord += 10_000
    }
  }
}

function lastWords(lines: readonly string[]): string {
  const failures = lines.filter((line) => /^(?:FATAL|PANIC|ERROR):/.test(line))
  return (failures.length > 0 ? failures : lines.slice(-5)).join(' ')
}
