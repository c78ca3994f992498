/** Runs another package's test runner, shows its output, and reads the JSON report that it writes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, runNode, type RunOptions } from './run.ts'

export interface Command {
  readonly args: readonly string[]
  readonly options: RunOptions
}

export async function reported(command: (report: string) => Command): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'commons-report-'))
  try {
    const report = join(folder, 'report.json')
    const { args, options } = command(report)
    const { code } = await runNode(args, { ...options, live: true })
    try {
      return JSON.parse(readFileSync(report, 'utf8'))
    } catch (cause) {
      throw new Error(`It ended with ${code} and without a readable report.`, { cause })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the list under a key of a report, empty if there is none. */
export function list(report: unknown, key: string): readonly unknown[] {
  const found = at(report, key)
  return Array.isArray(found) ? found : []
}
