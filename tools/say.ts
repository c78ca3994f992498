/** Output of operators' commands: lines for progress, and a sentence without a stack for a refusal. */
import { isDatabaseAway } from '../server/src/platform/db/transient-errors.ts'
import { PlainError } from '../server/src/platform/plain-error.ts'

const line = (_: object, message: string) => console.error(message)
/** Leaves out PostgreSQL's own messages that report no problem. */
const news = (fields: object, message: string) => void ('from' in fields || console.error(message))
export const sayProgress = { info: news, warn: line, error: line }

export async function runInWords(work: () => Promise<void>): Promise<void> {
  // Ends with `exit`, so that a database that was started for this ends, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
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
