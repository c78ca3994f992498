/** Structured logs. Only listed fields are logged; nothing else of a request gets in. */
import pino, { type Logger, type LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * Lines are written in batches, asynchronously, after 100 ms at the latest: each batch goes through a thread, which
 * costs as much as many lines. A shutdown or a crash of our own code writes the rest; a kill -9 may lose it.
 */
const written = { sync: false, minLength: 65_536, maxWrite: 131_072, periodicFlush: 100 }

/** The seconds that `stamped` is of, and the beginning of their moments. */
let second = Number.NaN
let stamped = ''

/** Returns the field `time` of a line. Within a second only its milliseconds differ. */
function timestamp(): string {
  const ms = Date.now()
  const its = Math.floor(ms / 1000)
  if (its !== second) {
    second = its
    stamped = `,"time":"${new Date(its * 1000).toISOString().replace(/000Z$/, '')}`
  }
  return `${stamped}${String(ms % 1000).padStart(3, '0')}Z"`
}

export function openLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: { app: 'commons' },
    timestamp,
    serializers: { err: describeError },
  }
  // Terminals get readable lines; everything else gets JSON.
  const isWatched = process.stdout.isTTY && config.NODE_ENV !== 'production'
  return isWatched
    ? pino(options, pretty({ ignore: 'app,pid,hostname', translateTime: 'HH:MM:ss', sync: true }))
    : pino(options, pino.destination(written))
}

/**
 * Returns what to log of an error, without its other fields: a driver's error may carry a statement's values.
 * Libraries also throw objects that aren't errors but have an error's fields.
 */
export function describeError(error: unknown) {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const said = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  return {
    type: said('name') ?? error.constructor?.name,
    message: said('message') ?? `An object with ${Object.keys(error).join(', ') || 'nothing in it'}`,
    code: said('code'),
    stack: said('stack'),
  }
}
