/**
 * Keeps PostgreSQL running: if anything but Commons ends it, it is restarted, at once and then after longer
 * and longer waits. Clients lose their connection and reconnect at the same address.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './launch.ts'
import type { PostgresLog } from './log.ts'

/** Milliseconds before each consecutive restart, a minute in all. After the last failure Commons has to end. */
export const waits: readonly number[] = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 12_000, 16_000, 16_000]

/** A server that starts well and soon dies isn't restarted over and over without a pause. */
const shortLifeMs = 5_000
const pauseMs = 1_000

export interface Kept {
  stop(): Promise<void>
  /** Calls `listener` if the server ended and all restarts failed. */
  onExit(listener: (reason: string) => void): void
}

export interface KeepOptions {
  readonly log: PostgresLog
  readonly waits: readonly number[]
  start(signal: AbortSignal): Promise<Server>
}

/** Watches a running server, and those that replace it. */
export function keepRunning(first: Server, options: KeepOptions): Kept {
  const stopping = new AbortController()
  const listeners: ((reason: string) => void)[] = []
  let current: Server | undefined = first

  const watch = async () => {
    for (let server = first; ;) {
      const started = Date.now()
      const reason = await server.ended
      const ended = Date.now()
      current = undefined
      if (stopping.signal.aborted) return
      options.log.error({ reason }, 'PostgreSQL ended unexpectedly: starting it again')
      const pause = ended - started < shortLifeMs ? pauseMs : 0
      const next = await startAgain(options, pause, stopping.signal)
      if (typeof next === 'string') {
        for (const listener of listeners) listener(next)
        return
      }
      if (next === undefined) return
      current = server = next
      options.log.info({ ms: Date.now() - ended }, 'PostgreSQL is running again')
    }
  }
  const over = watch()

  return {
    onExit: (listener) => listeners.push(listener),
    async stop() {
      stopping.abort()
      await current?.stop()
      await over
    },
  }
}

/** Returns the new server, the reason why all restarts failed, or undefined if it is being stopped. */
async function startAgain(
  { start, waits, log }: KeepOptions,
  pause: number,
  signal: AbortSignal,
): Promise<Server | string | undefined> {
  let reason = ''
  for (const [index, wait] of waits.entries()) {
    await sleep(index === 0 ? Math.max(wait, pause) : wait, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return undefined
    try {
      const server = await start(signal)
      if (!signal.aborted) return server
      await server.stop()
      return undefined
    } catch (cause) {
      if (signal.aborted) return undefined
      reason = cause instanceof Error ? cause.message : String(cause)
      log.error({ reason, failed: index + 1, of: waits.length }, 'PostgreSQL could not be started again')
    }
  }
  return `PostgreSQL ended and could not be started again, ${waits.length} times in a row: ${reason}`
}
