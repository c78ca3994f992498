/** Starts a PostgreSQL process, waits until it accepts connections, and watches for its end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './cluster.ts'
import type { Home } from './home.ts'
import { lastWords, type PostgresLog, passOn } from './log.ts'
import { end, readPidFile } from './postmaster.ts'
import { PostgresRefusal } from './refusal.ts'

export interface Launch {
  readonly home: Home
  readonly binaries: Binaries
  readonly log: PostgresLog
  readonly settings: readonly string[]
}

export interface Server {
  /** Resolves with how the server ended, whoever ended it. */
  readonly ended: Promise<string>
  /** Shuts it down cleanly, within 20 s. */
  stop(): Promise<void>
}

/** Starts the server. If `signal` aborts, the server is ended, even while it is starting, and this throws. */
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

/** Returns the running server, or its last words if it ended instead. */
async function tryLaunch(options: Launch, signal: AbortSignal): Promise<Server | string> {
  if (signal.aborted) return 'it is to be stopped'
  const { home, binaries, log, settings } = options
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    ...home.account,
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own session: Ctrl-C in the terminal is for Commons, which still needs the database to finish.
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
    // At 'close' all its output has been read; at 'exit' perhaps not.
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
  // When this process crashes, other than by kill -9, it can still ask the database to shut down.
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
 * Hurries a server that got a SIGTERM from somebody else: it refuses new connections and waits for the last
 * one to close, which listening connections never do. It would neither run nor end.
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
