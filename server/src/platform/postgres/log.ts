type Write = (fields: object, message: string) => void

/** The methods that the supervisor needs of a logger; a pino logger has them. */
export interface PostgresLog {
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

/** Each line begins with its SQLSTATE; those that come before the settings are read have none. */
export const linePrefix = '%e '
const lineOf = /^(?:([0-9A-Z]{5}) )?(?:(DEBUG\d?|INFO|NOTICE|LOG|WARNING|ERROR|FATAL|PANIC):\s+)?(.*)$/s

/**
 * SQLSTATEs, or the first characters of their class, of what only ends one statement or connection: our own
 * refusals, keys that are taken, deadlocks, timeouts, a stop. Whoever sent it hears of it, and logs what is
 * wrong about it.
 */
const heard = ['LG', 'CM', '23', '40', '55P03', '57014', '57P01']

/** Passes a line of PostgreSQL's own log on, at the matching level. */
export function passOn(log: PostgresLog, line: string): void {
  const { level, state, message } = readLine(line)
  if (level === 'WARNING') log.warn({ from: 'postgres' }, message)
  else if (!isFailure(level)) log.info({ from: 'postgres' }, message)
  else if (!heard.some((each) => state.startsWith(each))) log.error({ from: 'postgres' }, message)
}

const isFailure = (level: string): boolean => ['ERROR', 'FATAL', 'PANIC'].includes(level)

function readLine(line: string) {
  const [, state = '', level = '', message = ''] = lineOf.exec(line) ?? []
  return { state, level, message }
}

/** Returns why a server ended, from all that it said. */
export function lastWords(lines: readonly string[]): string {
  const read = lines.map(readLine)
  const failures = read.filter(({ level }) => isFailure(level))
  return (failures.length > 0 ? failures : read.slice(-5))
    .map(({ level, message }) => `${level}:  ${message}`)
    .join(' ')
}
