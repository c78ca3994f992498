/**
 * `npm test`: all tests of all packages. A file that fails is run once more, alone, after all others; if it passes
 * then, it is listed as flaky. Ends with the names of failed and flaky tests and one line with the totals.
 * Arguments that are not options select the files whose path contains one of them: `npm test -- posts`. `--changed`
 * selects those that the change since `main` can break, `--changed=REVISION` since that commit: test-changed.ts.
 * Without either, files that take long are left to `npm run test:long`: test-lengthy.ts.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { testServer } from '../server/test/database.ts'
import { root } from './run.ts'
import { affectedTests, changedSince } from './test-changed.ts'
import { isLengthy } from './test-lengthy.ts'
import { runNodeTests } from './test-node.ts'
import { prepareJourneys, runPlaywright } from './test-playwright.ts'
import { completeReports, type FileReport, filesToRerun, inWords, judge } from './test-report.ts'
import { runVitest } from './test-vitest.ts'

const args = process.argv.slice(2)
const long = args.includes('--long')
const wanted = args.filter((arg) => !arg.startsWith('--'))
if (long) process.env['COMMONS_TEST_LONG'] = '1'
// Processes load much of the same code, so it is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'commons-tests')

const chosen = chooseFiles()

function chooseFiles(): string[] {
  const patterns = ['{chain,contract,server,tools,e2e}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}']
  const exclude = (path: string) => /(?:^|\/)(?:node_modules(?:\.before)?|dist)(?:\/|$)/.test(path)
  const files = globSync(patterns, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))
  const option = args.find((arg) => /^--changed(?:=|$)/.test(arg))
  const affected = option === undefined ? files : affectedTests(files, changedSince(option.split('=')[1]))
  return affected
    .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
    .filter((path) => long || wanted.length > 0 || option !== undefined || !isLengthy(path))
    .toSorted()
}

interface Runner {
  readonly name: string
  readonly files: readonly string[]
  /** `alone`: each file runs with no other beside it. */
  run(files: readonly string[], alone: boolean): Promise<FileReport[]>
}

const journeys = chosen.filter((path) => path.startsWith('e2e/'))

const runners: readonly Runner[] = [
  {
    name: 'chain, contract, server and tools',
    files: chosen.filter((path) => /^(?:chain|contract|server|tools)\//.test(path)),
    run: async (files, alone) => {
      // Held for the whole run, so that the database doesn't stop and start between files.
      if (files.some((file) => file.startsWith('server/'))) await testServer()
      return await runNodeTests({ files, alone, timeout: long ? 3_600_000 : 960_000 })
    },
  },
  {
    name: 'web',
    files: chosen.filter((path) => path.startsWith('web/')),
    async run(files) {
      // Component tests leave the cores enough time to build the client for the journeys that follow.
      if (journeys.length > 0) prepareJourneys().catch(() => undefined)
      return await runVitest(files)
    },
  },
  { name: 'browser journeys', files: journeys, run: runPlaywright },
]

async function runFiles({ name, run }: Runner, files: readonly string[], alone: boolean) {
  const reports = await run(files, alone).catch((cause: unknown) => {
    console.error(name, cause)
    return []
  })
  return completeReports(files, reports)
}

async function runAll() {
  const first: FileReport[] = []
  for (const runner of runners) {
    if (runner.files.length === 0) continue
    console.log(`\n${runner.name}: ${runner.files.length} files`)
    const reports = await runFiles(runner, runner.files, false)
    console.log(`${runner.name}: ${inWords(judge(reports, []))}`)
    first.push(...reports)
  }
  const again: FileReport[] = []
  for (const file of filesToRerun(first)) {
    const runner = runners.find(({ files }) => files.includes(file))
    if (runner === undefined) continue
    console.log(`\nOnce more, alone: ${file}`)
    again.push(...(await runFiles(runner, [file], true)))
  }
  return judge(first, again)
}

const started = performance.now()
const verdict = await runAll()
if (chosen.length === 0 && wanted.length > 0) {
  console.error(`No test file's path contains ${wanted.join(' or ')}.`)
  process.exitCode = 1
}
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
// Repeated together, because nobody finds them among thousands of lines.
for (const failure of verdict.failures) console.log(`✗ ${failure}`)
for (const test of verdict.flaky) console.log(`~ ${test}`)
console.log(inWords(verdict))
if (verdict.failed > 0) process.exitCode = 1
