/**
 * Keeps PostgreSQL running: whatever ends it but us, it is started again, at once and then ever more
 * patiently. Who is connected loses the connection and finds the next one at the same address.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './launch.ts'
import type { PostgresLog } from './log.ts'

/** Milliseconds before each try in a row, a minute in all. After the last one nothing is left but to end. */
export const waits: readonly number[] = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 12_000, 16_000, 16_000]

/** One that starts well and dies at once is not started again and again without a pause. */
const shortLifeMs = 5_000
const pauseMs = 1_000

export interface Kept {
  stop(): Promise<void>
  /** Called when it ended and all tries to start it again have failed. */
  onExit(listener: (reason: string) => void): void
}

export interface KeepOptions {
  readonly log: PostgresLog
  readonly waits: readonly number[]
  start(signal: AbortSignal): Promise<Server>
}

/** Watches over a server that runs, and over those that follow it. */
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

/** The new server, the reason why there is none after all tries, or undefined when it was to be stopped. */
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
