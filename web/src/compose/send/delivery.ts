import { currentSession, watchSession } from '../../api/session.ts'
import type { UploadOptions } from '../../api/upload.ts'
import { pacing, type Sending } from '../upload-pace.ts'
import { whileSending } from '../while-sending.ts'

/** What a feature declares of something that it sends. */
export interface Deliverable<Item, Answer> {
  /** Sends it under its key, under which it happens only once. */
  readonly request: (item: Item, key: string, options: Required<UploadOptions>) => Promise<Answer>
  /** Returns the size of its files. */
  readonly bytesOf: (item: Item) => number
  /**
   * What cancelling does once all of it has left, and the server may have it: `stop` no longer waits for the
   * answer; `too late` does nothing. Otherwise, it is let arrive and then undone.
   */
  readonly cancelLate: (item: Item) => 'stop' | 'too late' | Undo<Answer>
}

interface Undo<Answer> {
  readonly arrived: (answer: Answer) => void
  /** Called if nobody knows whether it has arrived. */
  readonly failed: (error: unknown) => void
}

/** Something on its way to the server, whatever is on screen. */
export interface Delivery<Answer> {
  /** The progress when it was begun, or joined. */
  readonly sending: Sending
  /** The answer; rejects with an AbortError as soon as it is cancelled. */
  readonly answer: Promise<Answer>
  readonly cancel: () => void
}

export type Deliver<Item, Answer> = (
  item: Item,
  key: string,
  onChange: (sending: Sending) => void,
) => Delivery<Answer>

/** Returns the progress before the first byte; without a file, only the answer is waited for. */
export const startOf = (totalBytes: number, phase: Sending['phase'] = 'sending'): Sending => ({
  phase: totalBytes > 0 || phase === 'offline' ? phase : 'answering',
  sentBytes: 0,
  totalBytes,
  pace: undefined,
})

/**
 * Returns a function that sends items and reports their progress. The browser asks before their page is left,
 * and what is not answered when their member goes is stopped. An item that was cancelled and is still under
 * way continues if it is sent again.
 */
export function delivering<Item, Answer>({
  request,
  bytesOf,
  cancelLate,
}: Deliverable<Item, Answer>): Deliver<Item, Answer> {
  /** Items whose outcome is unknown, by key; also cancelled ones. */
  const underWay = new Map<string, () => Delivery<Answer>>()

  return (item, key, onChange) => {
    const found = underWay.get(key)
    if (found) return found()
    const member = currentSession()?.id
    const stop = new AbortController()
    const late = cancelLate(item)
    const withPace = pacing()
    let sending = startOf(bytesOf(item))
    let hasLeft = sending.phase === 'answering'
    let isCancelled = false

    const answer = request(item, key, {
      signal: stop.signal,
      onChange(state) {
        const { phase, sentBytes, totalBytes } = state
        hasLeft ||= phase === 'answering' || (totalBytes > 0 && sentBytes >= totalBytes)
        sending = withPace(state)
        if (!isCancelled) onChange(sending)
      },
    })

    function goOn(): Delivery<Answer> {
      isCancelled = false
      const { promise: cancelled, reject: giveUp } = Promise.withResolvers<never>()
      return {
        sending,
        answer: Promise.race([answer, cancelled]),
        cancel() {
          if (hasLeft && late === 'too late') return
          isCancelled = true
          if (!hasLeft || late === 'stop') {
            underWay.delete(key)
            stop.abort()
          }
          giveUp(new DOMException('Cancelled', 'AbortError'))
        },
      }
    }

    underWay.set(key, goOn)
    const stayed = whileSending()
    const unwatch = watchSession(() => {
      if (currentSession()?.id !== member) stop.abort()
    })
    const finish = () => {
      // After an abort and another attempt, the key belongs to that attempt.
      if (underWay.get(key) === goOn) underWay.delete(key)
      unwatch()
      stayed()
    }
    answer.then(
      (got) => {
        finish()
        if (isCancelled && typeof late === 'object') late.arrived(got)
      },
      (error: unknown) => {
        finish()
        if (isCancelled && typeof late === 'object') late.failed(error)
      },
    )
    return goOn()
  }
}
