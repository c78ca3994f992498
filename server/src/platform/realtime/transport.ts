/** How hints reach the other processes: over NOTIFY (`notify-transport.ts`) or over NATS (`nats-transport.ts`). */
import type { Hint } from './hint.ts'

export interface Transport {
  /** Starts to receive. A connection that can't be made is tried again for ever. */
  open(): Promise<void>
  /** Sends hints to the processes that listen to them. Never fails and never waits; false: it isn't connected. */
  send(hints: readonly Hint[]): boolean
  /** Resolves once what was sent has left this process. */
  settled(): Promise<void>
  /** Asks for the hints of a topic, and for those of the last seconds that this process didn't hear. */
  listenTo(topic: string): void
  /** Hints of this topic aren't needed any longer. */
  leave(topic: string): void
  close(): Promise<void>
}
