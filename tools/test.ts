/**
 * `npm test`: all tests of all packages. Ends with what failed, by name, and one line that adds them up.
 * Arguments that are not options choose the files whose path contains one of them: `npm test -- posts`.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { testServer } from '../server/test/database.ts'
import { ensureWebClient } from './launch-web.mjs'
import { type RunOptions, at, root, runNode, scriptOf } from './run.ts'
import { type Counts, add, inWords, none } from './test-counts.ts'
import { runNodeTests } from './test-node.ts'

const args = process.argv.slice(2)
const long = args.includes('--long')
const wanted = args.filter((arg) => !arg.startsWith('--'))
if (long) process.env['COMMONS_TEST_LONG'] = '1'
// Each file has a process of its own, and most of them the same code: it is made ready to run once.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'commons-tests')

function filesOf(...patterns: string[]): string[] {
  const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path)
  return globSync(patterns, { cwd: root, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
    .toSorted()
}

interface Runner {
  readonly name: string
  readonly files: readonly string[]
  run(files: readonly string[]): Promise<Counts>
}

const runners: readonly Runner[] = [
  {
    name: 'contract, server and tools',
    files: filesOf('contract/**/*.test.ts', 'server/**/*.test.ts', 'tools/**/*.test.ts'),
    run: async (files) => {
      // Held for the whole run, so that the database does not stop and start between files.
      if (files.some((file) => file.startsWith('server/'))) await testServer()
      return await runNodeTests({
        files: files.map((file) => join(root, file)),
        timeout: long ? 3_600_000 : 240_000,
      })
    },
  },
  { name: 'web', files: filesOf('web/src/**/*.test.{ts,tsx}'), run: runVitest },
  { name: 'browser journeys', files: filesOf('e2e/**/*.test.ts'), run: runPlaywright },
]

async function runVitest(files: readonly string[]): Promise<Counts> {
  const web = join(root, 'web')
  const reporters = (report: string) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const paths = files.map((file) => file.slice('web/'.length))
  const found = await reported((report) => ({
    args: [scriptOf('vitest', 'vitest', web), 'run', ...reporters(report), ...paths],
    // Where nobody looks at a terminal, colours are only noise in a log.
    options: { cwd: web, env: process.stdout.isTTY ? {} : { NO_COLOR: '1' } },
  }))
  // A file that cannot even be loaded has no tests to count, and has failed all the same.
  const broken = list(found, 'testResults').filter(
    (file) => at(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  )
  const failures = list(found, 'testResults').flatMap((file) =>
    list(file, 'assertionResults')
      .filter((test) => at(test, 'status') === 'failed')
      .map((test) => `${pathOf(at(file, 'name'))} › ${String(at(test, 'fullName'))}`),
  )
  return {
    passed: count(found, 'numPassedTests'),
    failed: count(found, 'numFailedTests') + broken.length,
    skipped: count(found, 'numPendingTests') + count(found, 'numTodoTests'),
    failures: [...failures, ...broken.map((file) => `${pathOf(at(file, 'name'))} cannot be loaded`)],
  }
}

async function runPlaywright(files: readonly string[]): Promise<Counts> {
  ensureWebClient(root, process.execPath)
  const e2e = join(root, 'e2e')
  const found = await reported((report) => ({
    args: [
      scriptOf('@playwright/test', 'playwright', e2e),
      'test',
      '--reporter=list,json',
      ...files.map(asPattern),
    ],
    options: { cwd: e2e, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  }))
  // Errors are what happened outside of any test, such as a file that cannot be loaded.
  const failed =
    count(found, 'stats', 'unexpected') + count(found, 'stats', 'flaky') + list(found, 'errors').length
  return {
    passed: count(found, 'stats', 'expected'),
    failed,
    skipped: count(found, 'stats', 'skipped'),
    failures: [
      ...list(found, 'suites').flatMap(failedSpecs),
      ...list(found, 'errors').map((error) => `e2e: ${String(at(error, 'message')).split('\n', 1)[0] ?? ''}`),
    ],
  }
}

/** What did not pass of a suite of Playwright's report, and of those inside it. One that passed at the second try did not. */
function failedSpecs(suite: unknown): string[] {
  const isFailed = (spec: unknown) =>
    list(spec, 'tests').some((test) => ['unexpected', 'flaky'].includes(String(at(test, 'status'))))
  return [
    ...list(suite, 'specs')
      .filter(isFailed)
      .map((spec) => `e2e/${String(at(spec, 'file'))} › ${String(at(spec, 'title'))}`),
    ...list(suite, 'suites').flatMap(failedSpecs),
  ]
}

function pathOf(file: unknown): string {
  return typeof file === 'string' ? relative(root, file) : String(file)
}

/** Playwright takes patterns, not paths. */
function asPattern(file: string): string {
  return `${file.slice('e2e/'.length).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
}

interface Command {
  readonly args: readonly string[]
  readonly options: RunOptions
}

/** Runs a runner that writes a report in JSON, shows what it says, and reads the report. */
async function reported(command: (report: string) => Command): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'commons-report-'))
  try {
    const report = join(folder, 'report.json')
    const { args: parts, options } = command(report)
    const { code } = await runNode(parts, { ...options, live: true })
    try {
      return JSON.parse(readFileSync(report, 'utf8'))
    } catch (cause) {
      throw new Error(`It ended with ${code} and without a readable report.`, { cause })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(report: unknown, ...path: string[]): number {
  const found = at(report, ...path)
  if (typeof found !== 'number') throw new Error(`The report does not tell ${path.join('.')}.`)
  return found
}

function list(report: unknown, key: string): readonly unknown[] {
  const found = at(report, key)
  return Array.isArray(found) ? found : []
}

async function runAll(): Promise<Counts> {
  let total = none
  for (const { name, files, run } of runners) {
    if (files.length === 0) continue
    console.log(`\n${name}: ${files.length} files`)
    const counts = await run(files).catch((cause: unknown): Counts => {
      console.error(cause)
      return { ...none, failed: 1, failures: [`${name}: ${String(cause)}`] }
    })
    console.log(`${name}: ${inWords(counts)}`)
    const isSilent = counts.passed + counts.failed + counts.skipped === 0
    if (isSilent) console.error(`No test ran, although there are files: that is a failure.`)
    total = add(total, isSilent ? { ...none, failed: 1, failures: [`${name}: no test ran`] } : counts)
  }
  return total
}

const started = performance.now()
const total = await runAll()
if (total.passed + total.failed + total.skipped === 0) {
  console.error(`No test file's path contains ${wanted.join(' or ')}.`)
  process.exitCode = 1
}
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
// Once more and together: in thousands of lines nobody finds them.
for (const failure of total.failures) console.log(`✗ ${failure}`)
console.log(inWords(total))
if (total.failed > 0) process.exitCode = 1
