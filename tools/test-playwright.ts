/** Runs the journeys with Playwright. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureWebClient } from './launch-web.mjs'
import { at, root, scriptOf } from './run.ts'
import { type FileReport, nameFailure } from './test-report.ts'
import { list, reported } from './test-runner-report.ts'

const e2e = join(root, 'e2e')

let client: Promise<void> | undefined

/** Builds the web client for the journeys once per run. Callers may start it while other tests run. */
export function prepareJourneys(): Promise<void> {
  return (client ??= ensureWebClient(root, process.execPath))
}

export async function runPlaywright(files: readonly string[], alone: boolean): Promise<FileReport[]> {
  const left = process.env['COMMONS_TEST_LONG'] ? [] : files.filter(isLongOnly)
  const reports = left.map((file) => ({ file, passed: 0, skipped: 1, failures: [] }))
  const run = files.filter((file) => !left.includes(file))
  if (run.length === 0) return reports
  await prepareJourneys()
  const found = await reported((report) => ({
    args: [
      scriptOf('@playwright/test', 'playwright', e2e),
      'test',
      '--reporter=list,json',
      ...(alone ? ['--workers=1'] : []),
      ...run.map(asPattern),
    ],
    options: { cwd: e2e, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  }))
  return [...reports, ...list(found, 'suites').map(fileReport), ...list(found, 'errors').map(errorReport)]
}

/** Whether all journeys of a file are the long run's. Playwright says nothing of such a file. */
function isLongOnly(file: string): boolean {
  const titles = readFileSync(join(root, file), 'utf8').matchAll(/^\s*test\(\s*(['"`])(.*?)\1/gm)
  const all = Array.from(titles, ([, , title = '']) => title)
  return all.length > 0 && all.every((title) => title.endsWith('@long'))
}

/** Playwright takes patterns, not paths. */
function asPattern(file: string): string {
  return `${file.slice('e2e/'.length).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
}

function fileReport(suite: unknown): FileReport {
  const specs = specsOf(suite)
  const statusOf = (spec: unknown) => String(at(list(spec, 'tests')[0], 'status'))
  const passed = specs.filter((spec) => statusOf(spec) === 'expected').length
  const skipped = specs.filter((spec) => statusOf(spec) === 'skipped').length
  const failures = specs
    .filter((spec) => !['expected', 'skipped'].includes(statusOf(spec)))
    .map((spec) => nameFailure(String(at(spec, 'title')), reasonOf(spec)))
  return { file: `e2e/${String(at(suite, 'file'))}`, passed, skipped, failures }
}

function reasonOf(spec: unknown): unknown {
  return at(list(list(spec, 'tests')[0], 'results').at(-1), 'error', 'message')
}

function specsOf(suite: unknown): unknown[] {
  return [...list(suite, 'specs'), ...list(suite, 'suites').flatMap(specsOf)]
}

/** Reports an error outside of any test, such as a file that can't be loaded. No other file has run then. */
function errorReport(error: unknown): FileReport {
  const path = at(error, 'location', 'file')
  const file = typeof path === 'string' ? relative(root, path).replaceAll('\\', '/') : 'e2e'
  const failures = [String(at(error, 'message')).split('\n', 1)[0] ?? '']
  return { file, passed: 0, skipped: 0, failures }
}
