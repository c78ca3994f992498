/** Starts a child process that may use only so much, and knows nothing of ours. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface Limits {
  /** Of what the process may write to in memory; its resident size is held to it as well. */
  readonly memoryMb: number
  readonly heapMb: number
  readonly cpuSeconds: number
  /** Of any file that it writes. */
  readonly fileMb: number
  readonly niceness: number
  /** Whether it may write files by itself; libraries of native code are bound by `fileMb` alone. */
  readonly writes: boolean
}

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** V8 and the libraries take so much of the data segment before they do anything. */
export const runtimeMb = 700
/** And so much of that is resident. */
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

/** The permission model forbids it child processes and threads; what is not needed to read is code of ours. */
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

/** A limit that a system does not know or has set lower is left as it is. Sizes are KB, files in blocks of 512. */
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

/** No secret, no address of a database, no option of ours: only what a system cannot do without. */
function environment(): NodeJS.ProcessEnv {
  const needed = ['SystemRoot', 'SystemDrive', 'LD_LIBRARY_PATH', 'TZ']
  return Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function yieldTo({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(niceness, constants.priority.PRIORITY_LOW))
  } catch {
    // It is gone already, or the system has no such thing: neither is a reason to do without the child.
  }
}
