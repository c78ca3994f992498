/** Output of operators' commands: lines for progress, and a sentence without a stack for a refusal. */
import type { ChildProcess } from 'node:child_process'
import { isDatabaseAway } from '../server/src/platform/db/transient-errors.ts'
import { PlainError } from '../server/src/platform/plain-error.ts'

const line = (_: object, message: string) => console.error(message)
/** Leaves out PostgreSQL's own messages that report no problem. */
const news = (fields: object, message: string) => void ('from' in fields || console.error(message))
export const sayProgress = { info: news, warn: line, error: line }

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** With `exit`, so that a database that was started for this ends, too. */
const end = () => process.exit(130)

/** From now on a signal is for this program, which may go on: we end when it has. */
export function passSignalsTo(program: ChildProcess): void {
  for (const signal of endings) {
    process.off(signal, end)
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches both of us by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) program.kill(signal)
    })
  }
}

export async function runInWords(work: () => Promise<void>): Promise<void> {
  for (const signal of endings) process.once(signal, end)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error && isExpected(error) ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}

/** Returns whether we, the disk (full, closed, missing) or a database that has ended refused the command. */
function isExpected(error: Error): boolean {
  return error instanceof PlainError || isDatabaseAway(error) || ('code' in error && 'path' in error)
}
