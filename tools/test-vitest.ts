/** Runs the web client's tests with Vitest. */
import { join, relative } from 'node:path'
import { at, root, scriptOf } from './run.ts'
import { type FileReport, nameFailure } from './test-report.ts'
import { list, reported } from './test-runner-report.ts'

const web = join(root, 'web')

export async function runVitest(files: readonly string[]): Promise<FileReport[]> {
  const paths = files.map((file) => file.slice('web/'.length))
  const found = await reported((report) => ({
    args: [
      scriptOf('vitest', 'vitest', web),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...paths,
    ],
    // Without a terminal, colours are only noise in a log.
    options: { cwd: web, env: process.stdout.isTTY ? {} : { NO_COLOR: '1' } },
  }))
  return list(found, 'testResults').map(fileReport)
}

function fileReport(result: unknown): FileReport {
  const tests = list(result, 'assertionResults')
  const having = (status: string) => tests.filter((test) => at(test, 'status') === status)
  const passed = having('passed').length
  const failures = having('failed').map((test) =>
    nameFailure(String(at(test, 'fullName')), list(test, 'failureMessages')[0]),
  )
  // A file that can't be loaded has no tests, and a hook that fails after them fails none of them.
  if (at(result, 'status') === 'failed' && failures.length === 0) failures.push('the file itself')
  return {
    file: relative(root, String(at(result, 'name'))).replaceAll('\\', '/'),
    passed,
    skipped: tests.length - passed - having('failed').length,
    failures,
  }
}
