/** The running server according to its pid file: whether it is alive and ours, and how to end it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import type { PostgresLog } from './log.ts'
import { PostgresRefusal } from './refusal.ts'

interface PidFile {
  readonly pid: number
  readonly ready: boolean
  /** It is shutting down, and may be waiting for connections to close. */
  readonly stopping: boolean
}

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFilePath(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    const status = lines[7] ?? ''
    return Number.isInteger(pid) && pid > 0
      ? { pid, ready: status.startsWith('ready'), stopping: status.startsWith('stopping') }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Clears the way for a start. Since we hold the lock, a server still running on these files lost its Commons
 * to a kill -9, and is stopped.
 */
export async function clearTheWay(
  home: Home,
  binaries: Binaries,
  socketDirectory: string | undefined,
  log: PostgresLog,
): Promise<void> {
  await clearPidFile(home, binaries, log)
  // The socket has a similar file. PostgreSQL checks only its process id, whatever has that by now.
  if (socketDirectory) await rm(join(socketDirectory, '.s.PGSQL.5432.lock'), { force: true })
}

async function clearPidFile(home: Home, binaries: Binaries, log: PostgresLog): Promise<void> {
  const found = readPidFile(home.cluster)
  if (found === undefined || !isAlive(found.pid)) return
  if (serves(found.pid, home.cluster)) {
    log.warn({ pid: found.pid }, 'The database of an earlier run is still running: stopping it')
    await end(found.pid, home, binaries)
    return
  }
  // The process id now belongs to another program, which PostgreSQL would take for a server. It ignores its
  // parent's id in the file, so we write ours. Removing the file isn't as safe: only with it does PostgreSQL
  // check that no process still uses these files.
  if (process.platform === 'win32') await rm(pidFilePath(home.cluster), { force: true })
  else rewritePid(home.cluster, process.pid)
}

/** Ends the server: a fast shutdown first, then harder ones; 20 s in all. */
export async function end(pid: number, home: Home, binaries: Binaries): Promise<void> {
  const steps: [NodeJS.Signals, string, number][] = [
    ['SIGINT', 'fast', 12_000],
    ['SIGQUIT', 'immediate', 5000],
    ['SIGKILL', 'immediate', 3000],
  ]
  for (const [signal, mode, patience] of steps) {
    tell(pid, signal, mode, home, binaries)
    const until = Date.now() + patience
    while (Date.now() < until) {
      if (!serves(pid, home.cluster)) return
      await sleep(10)
    }
  }
  throw new PostgresRefusal(`The database (process ${pid}) on ${home.cluster} cannot be stopped.`)
}

function tell(pid: number, signal: NodeJS.Signals, mode: string, home: Home, binaries: Binaries): void {
  try {
    // Windows has no signals; pg_ctl tells the server through PostgreSQL's own pipe.
    if (process.platform === 'win32')
      execFileSync(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', mode, '-W'])
    else process.kill(pid, signal)
  } catch {
    // It has already ended.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

/**
 * Returns whether the process is a PostgreSQL that serves these files. A zombie has no command line and
 * counts as gone, though it still accepts signals.
 */
function serves(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
    if (process.platform === 'win32') {
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).includes(
        'postgres',
      )
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      ` -D ${cluster} `,
    )
  } catch {
    return false
  }
}

function rewritePid(cluster: string, pid: number): void {
  const path = pidFilePath(cluster)
  const [, ...rest] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, [pid, ...rest].join('\n'))
}

function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
