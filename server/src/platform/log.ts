/** Structured logs. What a line may hold is listed; nothing else of a request reaches it. */
import pino, { type Logger, type LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * Lines go out together and beside the requests, at the latest after so many milliseconds; an orderly
 * end and a crash of ours write what is left, a kill -9 may lose it.
 */
const written = { sync: false, minLength: 4096, periodicFlush: 100 }

export function openLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: { app: 'commons' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  // A person who watches a terminal reads lines; everything else reads JSON.
  const isWatched = process.stdout.isTTY && config.NODE_ENV !== 'production'
  return isWatched
    ? pino(options, pretty({ ignore: 'app,pid,hostname', translateTime: 'HH:MM:ss', sync: true }))
    : pino(options, pino.destination(written))
}

/**
 * An error without its cause's parameters: a driver's error may carry values of a statement. Libraries also throw
 * objects that are none but say what an error does.
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
