type Write = (fields: object, message: string) => void

/** The methods that the supervisor needs of a logger; a pino logger has them. */
export interface PostgresLog {
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

const lineOf = /^(?:DEBUG|INFO|NOTICE|LOG|WARNING|ERROR|FATAL|PANIC):\s+/

/** Passes a line of PostgreSQL's own log on, at the matching level. */
export function passOn(log: PostgresLog, line: string): void {
  const message = line.replace(lineOf, '')
  if (/^(?:ERROR|FATAL|PANIC):/.test(line)) log.error({ from: 'postgres' }, message)
  else if (line.startsWith('WARNING:')) log.warn({ from: 'postgres' }, message)
  else log.info({ from: 'postgres' }, message)
}
