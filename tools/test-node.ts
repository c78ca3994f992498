/** Runs the tests written for Node's own runner: a line a file, and each failure whole. */
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { type Counts, none } from './test-counts.ts'
import { root, stopped } from './run.ts'

const endOfTests = new URL('end-of-tests.ts', import.meta.url).href

export interface NodeTestOptions {
  readonly files: readonly string[]
  /** Milliseconds that a test may take, and a third of what all may: what never ends is a failure, not a hang. */
  readonly timeout: number
}

export async function runNodeTests({ files, timeout }: NodeTestOptions): Promise<Counts> {
  let counts = none
  const failures = new Map<string, string[]>()
  const outputs = new Map<string, string>()
  const silent = new Set(files)
  const stream = run({
    files: [...files],
    concurrency: Math.max(2, availableParallelism()),
    timeout,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', endOfTests],
    signal: AbortSignal.any([AbortSignal.timeout(timeout * 3), stopped]),
  })
  stream.on('test:fail', ({ name, file = '', details }) => {
    // A parent that failed through its parts alone has nothing of its own to tell.
    if ('failureType' in details.error && details.error.failureType === 'subtestsFailed') return
    const told = failures.get(file) ?? []
    failures.set(file, [...told, `✗ ${name}\n${indent(inspect(details.error.cause ?? details.error))}`])
  })
  for (const event of ['test:stdout', 'test:stderr'] as const) {
    stream.on(event, ({ file = '', message }) => {
      outputs.set(file, (outputs.get(file) ?? '') + message)
    })
  }
  stream.on('test:summary', ({ file, counts: found, duration_ms: took }) => {
    if (file === undefined) {
      counts = {
        passed: found.passed,
        failed: found.tests - found.passed - found.skipped - found.todo,
        skipped: found.skipped + found.todo,
      }
      return
    }
    silent.delete(file)
    console.log(
      `${failures.has(file) ? '✗' : '✓'} ${relative(root, file)} (${found.tests} in ${Math.round(took)} ms)`,
    )
    tell(file)
  })
  const tell = (file: string) => {
    const told = failures.get(file)
    failures.delete(file)
    if (told !== undefined) console.log(indent([...told, outputs.get(file) ?? ''].join('\n')))
  }
  stream.resume()
  await new Promise((resolve, reject) => {
    stream.once('end', resolve)
    stream.once('error', reject)
  })
  // A file that could not be loaded, or did not end, has no summary.
  for (const file of failures.keys()) {
    silent.delete(file)
    tell(file)
  }
  // Nor has one whose report was lost: it must not pass for one that has no tests.
  for (const file of silent) console.log(`✗ ${relative(root, file)} has said nothing of its tests`)
  return { ...counts, failed: counts.failed + silent.size }
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
