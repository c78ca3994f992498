/** Starts a child process with limited resources and without access to secrets. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface Limits {
  /** Writable memory of the process; its resident size is limited as well. */
  readonly memoryMb: number
  readonly heapMb: number
  readonly cpuSeconds: number
  /** The largest file it may write. */
  readonly fileMb: number
  readonly niceness: number
  /** Whether its JavaScript may write files; native libraries are limited by `fileMb` only. */
  readonly writes: boolean
}

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** What V8 and the libraries take of the data segment before they do anything. */
export const runtimeMb = 700
/** The part of it that is resident. */
const residentMb = 200

export function startLimited(limits: Limits, scratch: string): ChildProcess {
  const args = [...flags(limits), program, String(limits.memoryMb - runtimeMb + residentMb)]
  const options = {
    cwd: scratch,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  }
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, args, options)
      : spawn('/bin/sh', ['-c', script(limits), 'sh', process.execPath, ...args], options)
  yieldTo(child, limits.niceness)
  return child
}

/**
 * Node's permission model forbids child processes and threads, and without `writes` writing files. It
 * restricts only JavaScript, not native libraries.
 */
const flags = ({ heapMb, writes }: Limits) => [
  `--max-old-space-size=${heapMb}`,
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  ...(writes ? ['--allow-fs-write=*'] : []),
  '--disable-warning=SecurityWarning',
  '--disable-warning=ExperimentalWarning',
  '--title=commons-media',
]

/** Ignores limits that the system doesn't know or has set lower. Sizes are in KB, files in 512-byte blocks. */
const script = ({ memoryMb, cpuSeconds, fileMb }: Limits) =>
  [
    'ulimit -c 0',
    `ulimit -d ${memoryMb * 1024}`,
    `ulimit -t ${cpuSeconds}`,
    `ulimit -f ${fileMb * 2048}`,
    'ulimit -n 256',
  ]
    .map((limit) => `${limit} 2>/dev/null`)
    .join('; ') + '; exec "$@"'

/** No secrets, database addresses or options of ours: only variables that a system can't do without. */
function environment(): NodeJS.ProcessEnv {
  const needed = ['SystemRoot', 'SystemDrive', 'LD_LIBRARY_PATH', 'TZ']
  return Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function yieldTo({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(niceness, constants.priority.PRIORITY_LOW))
  } catch {
    // It has ended already, or the system has no priorities: no reason to do without the child.
  }
}
