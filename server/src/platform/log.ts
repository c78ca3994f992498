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

/** An error without its cause's parameters: a driver's error may carry values of a statement. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}
