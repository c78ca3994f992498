/** Starting one PostgreSQL process and waiting until it takes connections, and watching over its end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './cluster.ts'
import type { Home } from './home.ts'
import { type PostgresLog, passOn } from './log.ts'
import { end, readPidFile } from './postmaster.ts'
import { PostgresRefusal } from './refusal.ts'

export interface Launch {
  readonly home: Home
  readonly binaries: Binaries
  readonly log: PostgresLog
  readonly settings: readonly string[]
}

export interface Server {
  /** Resolves with how it ended, whoever ended it. */
  readonly ended: Promise<string>
  /** Ends it in an orderly way, within 20 s. */
  stop(): Promise<void>
}

/** Starts the server. When `signal` aborts, it is ended also while it still starts, and this throws. */
export async function launch(options: Launch, signal: AbortSignal): Promise<Server> {
  const giveUp = Date.now() + 10_000
  for (;;) {
    const outcome = await tryLaunch(options, signal)
    if (typeof outcome !== 'string') return outcome
    // Processes of a killed server notice its death within moments; until then they hold its memory.
    if (!outcome.includes('still in use') || Date.now() > giveUp || signal.aborted) {
      throw new PostgresRefusal(`PostgreSQL did not start on ${options.home.cluster}: ${outcome}`)
    }
    await sleep(200)
  }
}

/** The running server, or what it said when it ended instead. */
async function tryLaunch(options: Launch, signal: AbortSignal): Promise<Server | string> {
  if (signal.aborted) return 'it is to be stopped'
  const { home, binaries, log, settings } = options
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    ...home.account,
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in the terminal is for Commons, which still needs the database to finish.
    detached: true,
  })
  const said: string[] = []
  let running = false
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (running) passOn(log, line)
    else said.push(line)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (cause) => resolve(cause.message))
    // On 'close' all that it said has been read; on 'exit' it may not have been.
    child.once('close', (code, by) => resolve(lastWords(said) || `it ended with ${by ?? code}`))
  })
  const server = supervise(child, ended, options)
  const give = () => void server.stop().catch(() => undefined)
  signal.addEventListener('abort', give, { once: true })
  const outcome = await Promise.race([ended, untilReady(child, home, log)])
  signal.removeEventListener('abort', give)
  if (outcome !== undefined) return outcome
  running = true
  said.length = 0
  return server
}

function supervise(child: ChildProcess, ended: Promise<string>, { home, binaries, log }: Launch): Server {
  const { pid } = child
  // A crash of ours, unlike a kill -9, can still ask the database to end in order.
  const onOurExit = () => child.kill('SIGINT')
  process.once('exit', onOurExit)
  const hurrying = hurry(child, home, log)
  void ended.then(() => {
    process.off('exit', onOurExit)
    clearInterval(hurrying)
  })
  return {
    ended,
    async stop() {
      if (pid !== undefined && child.exitCode === null && child.signalCode === null)
        await end(pid, home, binaries)
      await ended
    },
  }
}

const patienceMs = 5_000

/**
 * A SIGTERM from somebody else makes PostgreSQL refuse new connections and wait until the last one has
 * left, which those that listen never do. It would be neither running nor over, so it is hurried.
 */
function hurry(child: ChildProcess, home: Home, log: PostgresLog): NodeJS.Timeout {
  let since: number | undefined
  return setInterval(() => {
    const found = readPidFile(home.cluster)
    if (found?.pid !== child.pid || found?.stopping !== true) return
    since ??= Date.now()
    if (Date.now() - since < patienceMs) return
    since = Number.POSITIVE_INFINITY
    log.warn(
      {},
      'Another program asked PostgreSQL to stop, and it waits for connections to close: stopping it now',
    )
    child.kill('SIGINT')
  }, 500).unref()
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
        'PostgreSQL is still starting: after a crash it first replays the changes missing from its files',
      )
      nextWord += 10_000
    }
  }
}

function lastWords(lines: readonly string[]): string {
  const failures = lines.filter((line) => /^(?:FATAL|PANIC|ERROR):/.test(line))
  return (failures.length > 0 ? failures : lines.slice(-5)).join(' ')
}
