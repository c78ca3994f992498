/** Processes under measurement: starts them, waits for them, reads their CPU time, and ends them. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProgram, freePort } from '../server/test/programs.ts'
import type { LoadOrder, LoadResult } from './load.ts'

export interface Service {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

interface ServiceOptions {
  readonly logFile: string
  readonly nodeOptions?: string[]
  readonly cores?: string | undefined
  readonly port?: number | undefined
}

/** A first start builds the demo world, which a slow machine takes minutes for. */
const longestStartMs = 180_000

/**
 * Starts a script that listens on PORT and waits until it is ready; its output goes to `logFile`. `cores` are
 * the only ones that it may use, as `taskset` names them; `port` is one that a process before it had.
 */
export async function startService(
  script: string,
  env: Record<string, string>,
  { logFile, nodeOptions = [], cores, port: given }: ServiceOptions,
): Promise<Service> {
  const port = given ?? (await freePort())
  const log = openSync(logFile, 'a')
  const node = [process.execPath, ...nodeOptions, fileURLToPath(new URL(script, import.meta.url))]
  const [program = '', ...args] = cores === undefined ? node : ['taskset', '--cpu-list', cores, ...node]
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const stop = () => stopChild(child)
  for (let waited = 0; ; waited += 50) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady && child.pid !== undefined) return { port, pid: child.pid, stop }
    if (child.exitCode !== null || waited > longestStartMs) {
      await stop()
      throw new Error(`${script} did not start: ${readFileSync(logFile, 'utf8').slice(-2_000)}`)
    }
    await sleep(50)
  }
}

/** Starts a process that makes the load. */
export const startLoad = () => startWorker<LoadOrder, LoadResult>('load.ts')

/** Starts a process that takes one order after another. */
export function startWorker<Order extends object, Result>(script: string) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)))
  return {
    async run(order: Order): Promise<Result> {
      child.send(order)
      const [result] = (await once(child, 'message')) as [Result]
      return result
    },
    stop: () => stopChild(child),
  }
}

const stopChild = (child: ChildProcess): Promise<void> => endProgram(child, 'SIGTERM')

/** Linux counts a process's time in hundredths of a second. */
const ticksASecond = 100

/** Returns the milliseconds of CPU that a process has used; NaN where the system doesn't tell. */
export function cpuMs(pid: number): number {
  const { own } = timesOf(pid) ?? { own: NaN }
  return own
}

/** Returns the same for a process and its children, including children that have ended. */
export function familyCpuMs(pid: number): number {
  const parent = timesOf(pid)
  if (!parent) return NaN
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = processes.map((name) => timesOf(Number(name))).filter((times) => times?.parent === pid)
  return children.reduce((sum, times) => sum + (times?.own ?? 0), parent.own + parent.ended)
}

function timesOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    // The name, in parentheses, may contain anything. After it come the state, the parent, and so on.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1])
    const ms = (count: number) => (count * 1000) / ticksASecond
    return { parent: Number(fields[1]), own: ms(ticks(11)), ended: ms(ticks(13)) }
  } catch {
    return undefined
  }
}
