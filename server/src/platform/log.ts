/** Structured logs. Only listed fields are logged; nothing else of a request gets in. */
import pino, { type Logger, type LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * Lines are written in batches, asynchronously, after 100 ms at the latest. A shutdown or a crash of our own
 * code writes the rest; a kill -9 may lose it.
 */
const written = { sync: false, minLength: 4096, periodicFlush: 100 }

export function openLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: { app: 'commons' },
    timestamp: pino.stdTimeFunctions.isoTime,
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
