/** What test files have told, and what a run makes of it. */
import { stripVTControlCharacters } from 'node:util'

/** What a test file has told of itself. */
export interface FileReport {
  /** Its path below the repository's root. */
  readonly file: string
  readonly passed: number
  readonly skipped: number
  /** Each test that failed with the beginning of why (`nameFailure`), or what kept the file from running. */
  readonly failures: readonly string[]
}

export interface Verdict {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line for each failure: where it is and what it is called. */
  readonly failures: readonly string[]
  /** The same for what failed first and passed when its file was run again alone. */
  readonly flaky: readonly string[]
}

/** Enough to tell one cause from another, and a property's seed, on a line. */
const whyLength = 240

/** A failed test in a line: its name, and how what it says of the failure begins. */
export function nameFailure(name: string, why: unknown): string {
  const said = stripVTControlCharacters(typeof why === 'string' ? why : '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return said === '' ? name : `${name}: ${said.slice(0, whyLength)}`
}

/** More flaky files than this say that something is wrong with the code or with the tests. */
const mostFlaky = 3
/** When more files fail, the cause is a common one, and each again alone would take long to say so. */
const mostRerun = 12

/** The reports of all `files`: one that did not report has failed. */
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

/** The files to run once more; none when too many have failed. */
export function filesToRerun(reports: readonly FileReport[]): string[] {
  const failed = reports.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  return failed.length > mostRerun ? [] : failed
}

/** Judges a run by its first reports and by those of the files that were run again. */
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

/** The line that a run ends with. */
export function inWords({ passed, failed, skipped }: Verdict): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
