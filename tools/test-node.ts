/** Runs the tests written for Node's own runner: a line a file, and each failure whole. */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { root, stopped } from './run.ts'
import type { FileReport } from './test-report.ts'

const batchProgram = join(import.meta.dirname, 'test-batch.ts')
/** So many share a process: more would leave the last process to work alone. */
const largestBatch = 8

export interface NodeTestOptions {
  readonly files: readonly string[]
  /** Nothing else is tested beside each file. */
  readonly alone: boolean
  /** Milliseconds that a test may take, and a quarter of what a batch may: what never ends is a failure, not a hang. */
  readonly timeout: number
}

export async function runNodeTests({ files, alone, timeout }: NodeTestOptions): Promise<FileReport[]> {
  const queue = alone ? files.map((file) => [file]) : batchesOf(files)
  const reports: FileReport[] = []
  const work = async () => {
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift())
      reports.push(...(await runBatch(batch, timeout)))
  }
  await Promise.all(Array.from({ length: alone ? 1 : Math.max(2, availableParallelism()) }, work))
  return reports
}

/**
 * Tests that only ask a server, or none, share a process with their neighbours: starting one and loading the server
 * takes longer than most files' tests. Others kill processes, fill the machine, or measure it.
 */
const shared = new RegExp(
  `^(?:${[
    'contract/',
    'server/src/features/[^/]+/',
    'server/src/platform/http/',
    'server/src/(?=(?:discussion|mentions|search|platform/(?:call|db(?!/foreign)|realtime|session))/|platform/(?:config|files|log|passwords|turns)\\.)',
    'server/test/wire-',
    'server/test/(?=(?:[a-z]+-matrix|audiences|[a-z-]*visibility|events|hashtags|leaving|media|repeated-writes|socket|view-as|who-may-hear)\\.)',
  ].join('|')})`,
)

export function batchesOf(files: readonly string[]): string[][] {
  const batches: string[][] = []
  const open = new Map<string, string[]>()
  for (const file of files) {
    const group = shared.exec(file)?.[0]
    const batch = group === undefined ? undefined : open.get(group)
    if (batch !== undefined && batch.length < largestBatch) batch.push(file)
    else {
      const started = [file]
      batches.push(started)
      if (group !== undefined) open.set(group, started)
    }
  }
  return batches
}

/** What was heard of a file so far. */
interface Heard {
  passed: number
  skipped: number
  readonly failures: string[]
  /** The milliseconds that it took, once it is over. */
  took?: number
}

async function runBatch(batch: readonly string[], timeout: number): Promise<FileReport[]> {
  const heard = new Map(batch.map((file): [string, Heard] => [file, { passed: 0, skipped: 0, failures: [] }]))
  const told: string[] = []
  let output = ''
  let last = batch[0] ?? ''
  /** The file that an event is about; what is said of the whole process goes to the file that spoke last. */
  const of = ({ name, file }: { name: string; file?: string | undefined }) => {
    const found = [name, file ?? ''].map(pathBelowRoot).find((path) => heard.has(path))
    last = found ?? last
    return heard.get(last)
  }
  const stream = run({
    files: [batchProgram],
    argv: batch.map((file) => join(root, file)),
    timeout,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    signal: AbortSignal.any([AbortSignal.timeout(timeout * 4), stopped]),
  })
  stream.on('test:pass', (event) => {
    const file = of(event)
    if (file === undefined) return
    if (heard.has(pathBelowRoot(event.name))) file.took = event.details.duration_ms
    else if (event.details.type === 'suite') return
    else if (isSet(event.skip) || isSet(event.todo)) file.skipped++
    else file.passed++
  })
  stream.on('test:fail', (event) => {
    const file = of(event)
    if (file === undefined) return
    const { error, duration_ms: took } = event.details
    const isFile = heard.has(pathBelowRoot(event.name))
    if (isFile) file.took = took
    // A parent that failed through its parts alone has nothing of its own to tell.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    const name = isFile || event.name === batchProgram ? 'the file itself' : event.name
    file.failures.push(name)
    told.push(`✗ ${last} › ${name}\n${indent(inspect(error.cause ?? error))}`)
  })
  for (const event of ['test:stdout', 'test:stderr'] as const) {
    stream.on(event, ({ message }) => (output += message))
  }
  stream.resume()
  await new Promise((resolve, reject) => {
    stream.once('end', resolve)
    stream.once('error', reject)
  })
  for (const [file, { passed, skipped, failures, took }] of heard) {
    if (took === undefined && failures.length === 0) failures.push('did not come to its end')
    const count = passed + skipped + failures.length
    console.log(`${failures.length > 0 ? '✗' : '✓'} ${file} (${count} in ${Math.round(took ?? 0)} ms)`)
  }
  if ([...heard.values()].some(({ failures }) => failures.length > 0))
    console.log(indent([...told, output].join('\n')))
  return [...heard].map(([file, { passed, skipped, failures }]) => ({ file, passed, skipped, failures }))
}

function pathBelowRoot(path: string): string {
  return relative(root, path).replaceAll('\\', '/')
}

/** Whether a test is marked so, with or without a reason. */
function isSet(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
