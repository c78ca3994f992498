/** Runs the tests written for Node's own runner: a line a file, and each failure whole. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
  const failed: string[] = []
  const outputs = new Map<string, string>()
  const silent = new Set(files)
  const ended = mkdtempSync(join(tmpdir(), 'commons-ended-'))
  process.env['COMMONS_ENDED_TESTS'] = ended
  const stream = run({
    files: [...files],
    concurrency: Math.max(2, availableParallelism()),
    timeout,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', endOfTests],
    signal: AbortSignal.any([AbortSignal.timeout(timeout * 4), stopped]),
  })
  stream.on('test:fail', ({ name, file = '', details }) => {
    // A parent that failed through its parts alone has nothing of its own to tell.
    if ('failureType' in details.error && details.error.failureType === 'subtestsFailed') return
    const told = failures.get(file) ?? []
    failed.push(`${relative(root, file)} › ${name}`)
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
        ...none,
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
  // Nor has one whose report was lost. If its tests came to their end, none has failed: that would have ended its
  // process with an error, which is told apart from its report. Otherwise it must not pass for one without tests.
  const known = new Set(readdirSync(ended).map(decodeURIComponent))
  rmSync(ended, { recursive: true })
  const speechless: string[] = []
  for (const file of silent) {
    const name = relative(root, file)
    if (known.has(file)) console.log(`✓ ${name} (its report was lost)`)
    else speechless.push(`${name} has said nothing of its tests`)
  }
  for (const failure of speechless) console.log(`✗ ${failure}`)
  return { ...counts, failed: counts.failed + speechless.length, failures: [...failed, ...speechless] }
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
