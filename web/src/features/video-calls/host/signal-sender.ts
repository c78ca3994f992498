/** Sends signals in their order, several at once, and again while the network is away. */
import { longestSignal, mostSignals } from '@commons/contract/video-calls.ts'
import { call, CallError } from '../../../api/call.ts'

const gatherMs = 40
const againMs = 1_000

interface Address {
  readonly call_id: number
  readonly entry: string
  readonly to: string
}

/** Returns a function that sends to this device, until `isOver`. */
export function signalSender(address: Address, isOver: () => boolean): (signal: string) => void {
  const waiting: string[] = []
  let isSending = false
  async function flush() {
    if (isSending) return
    isSending = true
    await pause(gatherMs)
    while (waiting.length > 0 && !isOver()) {
      const signals = waiting.slice(0, mostSignals)
      try {
        await call('send_video_signals', { ...address, signals })
        waiting.splice(0, signals.length)
      } catch (error) {
        // Refused: the call is over, or on another device, which its own read finds.
        if (error instanceof CallError && error.status >= 400 && error.status < 429) break
        await pause(againMs)
      }
    }
    isSending = false
  }
  return (signal) => {
    if (signal.length > longestSignal) return
    waiting.push(signal)
    void flush()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
