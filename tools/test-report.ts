/** Reports of test files, and the verdict of a run. */
import { stripVTControlCharacters } from 'node:util'

/** Results of a test file. */
export interface FileReport {
  /** The path relative to the repository's root. */
  readonly file: string
  readonly passed: number
  readonly skipped: number
  /**
   * Each test that failed, with the beginning of its reason (`nameFailure`), or what kept the file from
   * running.
   */
  readonly failures: readonly string[]
}

export interface Verdict {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line for each failure: its file and its name. */
  readonly failures: readonly string[]
  /** The same for tests that failed first and passed when their file ran again alone. */
  readonly flaky: readonly string[]
}

/** Enough characters on a line to tell causes apart, and to show a property's seed. */
const whyLength = 240

/** Returns a failed test as a line: its name, and the beginning of its message. */
export function nameFailure(name: string, why: unknown): string {
  const said = stripVTControlCharacters(typeof why === 'string' ? why : '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return said === '' ? name : `${name}: ${said.slice(0, whyLength)}`
}

/** More flaky files than this mean that something is wrong with the code or with the tests. */
const mostFlaky = 3
/** If more files fail, they have a common cause, and running each again alone would take long to show it. */
const mostRerun = 12

/** Returns the reports of all `files`. A file that reported nothing has failed. */
export function completeReports(files: readonly string[], reports: readonly FileReport[]): FileReport[] {
  const silent = files.filter((file) => !reports.some((report) => report.file === file && hasSpoken(report)))
  return [
    ...reports.filter(hasSpoken),
    ...silent.map((file) => ({ file, passed: 0, skipped: 0, failures: ['said nothing of its tests'] })),
  ]
}

function hasSpoken({ passed, skipped, failures }: FileReport): boolean {
  return passed + skipped + failures.length > 0
}

/** Returns the files to run once more; none if too many have failed. */
export function filesToRerun(reports: readonly FileReport[]): string[] {
  const failed = reports.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  return failed.length > mostRerun ? [] : failed
}

/** Judges a run by its first reports and those of the files that ran again. */
export function judge(first: readonly FileReport[], again: readonly FileReport[]): Verdict {
  const second = new Map(again.map((report) => [report.file, report]))
  const last = first.map((report) => second.get(report.file) ?? report)
  const failures = last.flatMap(linesOf)
  const flakyFiles = first.filter(({ file }) => second.get(file)?.failures.length === 0)
  if (flakyFiles.length > mostFlaky)
    failures.push(`${flakyFiles.length} files are flaky, which is more than ${mostFlaky}`)
  return {
    passed: sum(last.map(({ passed }) => passed)),
    failed: failures.length,
    skipped: sum(last.map(({ skipped }) => skipped)),
    failures,
    flaky: flakyFiles.flatMap(linesOf),
  }
}

function linesOf({ file, failures }: FileReport): string[] {
  return failures.map((failure) => `${file} › ${failure}`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Returns the line that a run ends with. */
export function inWords({ passed, failed, skipped }: Verdict): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
