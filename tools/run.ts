/** Runs programs of the installed packages with this Node, whatever Node the shell has. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

export interface Finished {
  readonly code: number
  readonly output: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Shows the output as it comes, instead of returning it. */
  readonly live?: boolean
}

const running = new Set<ChildProcess>()
const stop = new AbortController()

/** Aborted when we are told to stop. Programs that were started end with us. */
export const stopped = stop.signal

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop.abort()
    for (const child of running) child.kill('SIGTERM')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/** Runs Node with these arguments; returns its exit code and output. A failure doesn't reject. */
export function runNode(
  args: readonly string[],
  { cwd = root, env, live = false }: RunOptions = {},
): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  return new Promise((resolve) => {
    const finish = (code: number, more = '') => {
      running.delete(child)
      resolve({ code, output: output + more })
    }
    child.once('error', (cause) => finish(1, cause.message))
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** Returns the value at a path of parsed JSON; undefined if there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return typeof value === 'object' && value !== null ? at(Reflect.get(value, key), ...rest) : undefined
}

/** Returns the script behind a command of a package: what `node_modules/.bin/<command>` would run. */
export function scriptOf(packageName: string, command = packageName, from = root): string {
  const home = [from, root]
    .map((base) => join(base, 'node_modules', packageName))
    .find((path) => existsSync(path))
  if (home === undefined) throw new Error(`${packageName} is not installed: run npm ci.`)
  const bin = at(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')), 'bin')
  const script = typeof bin === 'string' ? bin : at(bin, command)
  if (typeof script !== 'string') throw new Error(`${packageName} has no command ${command}.`)
  return join(home, script)
}
