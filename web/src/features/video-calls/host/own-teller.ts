/** Tells the server what this device says of itself: the last word counts, whatever the network does in between. */
import { call, CallError } from '../../../api/call.ts'

const againMs = 1_000

export interface OwnWord {
  readonly mic: 0 | 1
  readonly camera: 0 | 1
  readonly screen: 0 | 1
  readonly hand: 0 | 1
}

/** Returns what tells changes from `entry`, until `isOver`. */
export function ownTeller(
  { call_id, entry }: { readonly call_id: number; readonly entry: string },
  isOver: () => boolean,
): (word: OwnWord) => void {
  let told: Partial<OwnWord> = {}
  let wanted: Partial<OwnWord> = {}
  let isTelling = false

  const changes = (): Partial<OwnWord> =>
    Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => told[name as keyof OwnWord] !== value),
    )

  async function flush(): Promise<void> {
    if (isTelling) return
    isTelling = true
    for (let change = changes(); Object.keys(change).length > 0 && !isOver(); change = changes()) {
      try {
        await call('update_video_call', { call_id, entry, ...change })
        told = { ...told, ...change }
      } catch (error) {
        // Refused: the call is over, or on another device, which its own read finds.
        if (error instanceof CallError && error.status >= 400 && error.status < 429) break
        await new Promise((resolve) => setTimeout(resolve, againMs))
      }
    }
    isTelling = false
  }
  return (word) => {
    wanted = word
    void flush()
  }
}
