/** Runs the tests written for Node's own runner; prints a line per file, and each failure in full. */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { at, root, stopped } from './run.ts'
import { type FileReport, nameFailure } from './test-report.ts'

const batchProgram = join(import.meta.dirname, 'test-batch.ts')
const withoutAsyncHooks = join(import.meta.dirname, 'without-async-hooks.ts')
/** One more than there are cores: files wait for the database, other processes and clocks almost half of the time. */
const atOnce = Math.max(2, availableParallelism() + 1)
/** Fewer files aren't worth another process. */
const leastShared = 8

export interface NodeTestOptions {
  readonly files: readonly string[]
  /** Runs each file with no other beside it. */
  readonly alone: boolean
  /**
   * Milliseconds that a test may take, and an eighth of what a batch may take: a test that never ends fails.
   */
  readonly timeout: number
}

export async function runNodeTests({ files, alone, timeout }: NodeTestOptions): Promise<FileReport[]> {
  const queue = alone ? files.map((file) => [file]) : batchesOf(files)
  const reports: FileReport[] = []
  const work = async () => {
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift())
      reports.push(...(await runBatch(batch, timeout)))
  }
  await Promise.all(Array.from({ length: alone ? 1 : atOnce }, work))
  return reports
}

/**
 * Files whose tests need only a server, or none, share a few processes: starting a process and loading the
 * server costs several seconds of a core, most files' tests less than one. Other tests kill processes, fill
 * the machine, or measure it.
 */
const shared = new RegExp(
  `^(?:${[
    'chain/',
    'contract/',
    'server/src/(?!platform/|demo/demo)',
    'server/src/platform/(?:call|db(?!/check-database)|http|mail|realtime|session)/',
    'server/src/platform/(?:concurrency-limit|config|files|jobs|log|passwords)\\.',
    'server/src/platform/media/(?:captions|disk-space|header/|store/store)',
    'server/test/(?:[a-z]+-races|network-|(?:staff-)?roles|feed-counters)',
    'server/test/(?:chat/chat-|leaving/|matrices/|client/|media/media\\.|money/[a-z-]+(?<!kills)\\.test|wire/)',
    'server/test/(?:attacks/attacks-network|completeness|events|hashtags|repeated-writes|socket)\\.',
    'tools/(?!launch)',
  ].join('|')})`,
)

/** Begun first of those that have a process of their own: begun last, one would run on while other workers are idle. */
const longest = [
  'server/test/fuzz.',
  'server/src/platform/media/worker/videos.',
  'server/src/demo/demo.',
  'server/test/media/ranges.',
  'server/test/faults/',
  'server/test/media/media-road.',
  'server/src/platform/media/streams/streams.',
  'server/test/deploy/',
  'server/test/backup.',
]

/**
 * Deals the files that share processes into two batches per worker, so that no worker is left alone for long. Then come
 * those that have a process of their own, the longest first.
 */
export function batchesOf(files: readonly string[], workers = atOnce): string[][] {
  const together = files.filter((file) => shared.test(file))
  const decks = Math.min(Math.ceil(together.length / leastShared), workers * 2)
  const dealt = Array.from({ length: decks }, (_, deck) => together.filter((_file, i) => i % decks === deck))
  const alone = files.filter((file) => !shared.test(file))
  const place = (file: string) => {
    const found = longest.findIndex((path) => file.startsWith(path))
    return found < 0 ? longest.length : found
  }
  return [...dealt, ...alone.toSorted((one, other) => place(one) - place(other)).map((file) => [file])]
}

/** What a file has reported so far. */
interface Heard {
  passed: number
  skipped: number
  readonly failures: string[]
  /** The milliseconds that the file took, once it has ended. */
  took?: number
}

async function runBatch(batch: readonly string[], timeout: number): Promise<FileReport[]> {
  const heard = new Map(batch.map((file): [string, Heard] => [file, { passed: 0, skipped: 0, failures: [] }]))
  const told: string[] = []
  let output = ''
  let last = batch[0] ?? ''
  /** Returns the file of an event. Events of the whole process count for the last file that reported. */
  const of = ({ name, file }: { name: string; file?: string | undefined }) => {
    const found = [name, file ?? ''].map(pathBelowRoot).find((path) => heard.has(path))
    last = found ?? last
    return heard.get(last)
  }
  const stream = run({
    files: [batchProgram],
    argv: batch.map((file) => join(root, file)),
    timeout,
    execArgv: ['--disable-warning=ExperimentalWarning', `--import=${withoutAsyncHooks}`],
    signal: AbortSignal.any([AbortSignal.timeout(timeout * 8), stopped]),
  })
  // A file's suite starts before its tests report, which may be written in another file that it calls.
  stream.on('test:start', (event) => void of(event))
  stream.on('test:pass', (event) => {
    const file = of(event)
    if (file === undefined) return
    if (heard.has(pathBelowRoot(event.name))) file.took = event.details.duration_ms
    // A suite that is skipped says nothing of its tests.
    else if (isSet(event.skip) || isSet(event.todo)) file.skipped++
    else if (event.details.type === 'suite') return
    else file.passed++
  })
  stream.on('test:fail', (event) => {
    const file = of(event)
    if (file === undefined) return
    const { error, duration_ms: took } = event.details
    const isFile = heard.has(pathBelowRoot(event.name))
    if (isFile) file.took = took
    // A suite that failed only by its tests has no message of its own.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    const name = isFile || event.name === batchProgram ? 'the file itself' : event.name
    const cause = error.cause ?? error
    file.failures.push(nameFailure(name, at(cause, 'message') ?? cause))
    told.push(`✗ ${last} › ${name}\n${indent(inspect(cause))}`)
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

/** Returns whether a test has this mark, with or without a reason. */
function isSet(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
